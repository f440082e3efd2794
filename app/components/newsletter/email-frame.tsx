type Props = { title: string; src: string; isWide?: boolean };

/** Preview of an email on a phone or desktop. The frame runs and loads nothing. */
export function EmailFrame({ title, src, isWide = false }: Props) {
  const width = (label: string, isChosen: boolean) => (
    <label key={label} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
      <input
        type="radio"
        name="width"
        value={label}
        defaultChecked={isChosen}
        className="size-4 accent-lagoon"
      />
      {label}
    </label>
  );
  return (
    <div className="group">
      {isWide && (
        <fieldset className="mb-3 flex gap-6 text-sm max-md:hidden">
          <legend className="sr-only">Width of the preview</legend>
          {width("Phone", false)}
          {width("Desk", true)}
        </fieldset>
      )}
      <iframe
        id="letter"
        name="letter"
        title={title}
        src={src}
        sandbox=""
        className={`h-[40rem] w-full rounded-card border border-line bg-surface ${isWide ? "max-w-3xl group-has-[[value=Phone]:checked]:max-w-[24.375rem]" : "max-w-[24.375rem]"}`}
      />
    </div>
  );
}

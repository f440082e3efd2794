/** `text`: the text version, as email programs without HTML show it. */
type Props = { src: string; text?: string };

/** Previews an email on a phone or desktop. The frame runs no scripts and loads nothing. */
export function EmailFrame({ src, text }: Props) {
  const isWide = text !== undefined;
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
        title="Preview of the email"
        src={src}
        sandbox=""
        className={`h-[40rem] w-full rounded-card border border-line bg-surface ${isWide ? "max-w-3xl group-has-[[value=Phone]:checked]:max-w-[24.375rem]" : "max-w-[24.375rem]"}`}
      />
      {isWide && (
        <details className="mt-6 max-w-3xl">
          <summary className="text-link min-h-11 py-2 font-medium">As plain text</summary>
          <pre className="mt-3 rounded-card border border-line bg-surface p-5 font-sans text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
            {text}
          </pre>
        </details>
      )}
    </div>
  );
}

/** A section that is named by its heading. */
export function TitledSection({
  id,
  title,
  titleClass = "text-xl",
  children,
  ...attributes
}: Omit<React.ComponentProps<"section">, "title"> & {
  /** Of the heading. */
  id: string;
  title: string;
  titleClass?: string;
}) {
  return (
    <section aria-labelledby={id} {...attributes}>
      <h2 id={id} className={titleClass}>
        {title}
      </h2>
      {children}
    </section>
  );
}

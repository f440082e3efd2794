import { useId } from "react";
import { to } from "#shared/to.ts";

export function Section({
  id,
  title,
  more,
  children,
}: {
  /** For links to this part of the page. */
  id?: string;
  title: string;
  more?: { href: string; text: string } | undefined;
  children: React.ReactNode;
}) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="drawn-when-near pt-14 md:pt-20">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={heading} className="text-2xl md:text-3xl">
          {title}
        </h2>
        {more && (
          <a href={to(more.href)} className="text-link">
            {more.text}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

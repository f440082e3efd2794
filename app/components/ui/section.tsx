import { useId } from "react";
import { to } from "#shared/to.ts";

export function Section({
  title,
  more,
  children,
}: {
  title: string;
  more?: { href: string; text: string } | undefined;
  children: React.ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="drawn-when-near pt-14 md:pt-20">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="text-2xl md:text-3xl">
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

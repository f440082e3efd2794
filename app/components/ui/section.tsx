import { useId } from "react";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { Heading } from "./heading.tsx";

type Props = {
  /** The target of links to this section. */
  id?: string;
  title: string;
  more?: { href: string; text: string } | undefined;
  /**
   * True if it is visible on the first screen: it is drawn at once, so that nothing below it moves.
   */
  isFirst?: boolean;
  children: React.ReactNode;
};

export function Section({ id, title, more, isFirst = false, children }: Props) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={`${isFirst ? "" : "drawn-when-near "}pt-10 md:pt-14`}
    >
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Heading size="xl" id={heading}>
          {title}
        </Heading>
        {more && <TextLink href={more.href}>{more.text}</TextLink>}
      </div>
      {children}
    </section>
  );
}

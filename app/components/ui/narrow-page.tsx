import { brand } from "#site/brand.ts";
import { Breadcrumbs, useCrumbs } from "./breadcrumbs.tsx";
import { Heading } from "./heading.tsx";
import { originalLang } from "./original-lang.ts";

type Props = {
  title: string;
  lead?: React.ReactNode;
  /** Its name in the breadcrumbs, if that is not the title. */
  crumb?: string;
  isNews?: boolean;
  isWide?: boolean;
  isWritten?: boolean;
  /** Beside the column on wide screens. */
  aside?: React.ReactNode;
  children: React.ReactNode;
};

/**
 * Renders a page for a single task, in one centered column. `isNews`: the heading announces the
 * result of an action. `isWritten`: the heading is user-written.
 */
export function NarrowPage({
  title,
  lead,
  crumb = title,
  isNews = false,
  isWide = false,
  isWritten = false,
  aside,
  children,
}: Props) {
  const column = (
    <div
      className={`grid h-fit gap-7 *:min-w-0 ${aside ? "" : isWide ? "mx-auto max-w-2xl" : "mx-auto max-w-xl"}`}
    >
      <div role={isNews ? "status" : undefined}>
        <p className="hidden font-display text-lg print:block">{brand.name}</p>
        <Heading
          level={1}
          size="2xl"
          className="wrap-anywhere"
          {...(isWritten ? originalLang() : {})}
        >
          {title}
        </Heading>
        {lead && <div className="mt-2 grid gap-2 text-muted print:hidden">{lead}</div>}
      </div>
      {children}
    </div>
  );
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[...useCrumbs(), { name: crumb }]} />
      <div
        className={`mt-4 md:mt-6 ${aside ? "grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_21rem]" : ""}`}
      >
        {column}
        {aside}
      </div>
    </div>
  );
}

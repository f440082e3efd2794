import { say } from "#shared/say.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { englishOnSpanishPage } from "./english-on-spanish-page.ts";

type Crumb = { name: string; path: string };
type Props = {
  title: string;
  lead?: React.ReactNode;
  under: Crumb[];
  isNews?: boolean;
  isWide?: boolean;
  isWritten?: boolean;
  children: React.ReactNode;
};

/**
 * One-column page for a single task. `under`: breadcrumbs including this page. `isNews`: the
 * heading announces what just happened. `isWritten`: the heading is user-written.
 */
export function NarrowPage({
  title,
  lead,
  under,
  isNews = false,
  isWide = false,
  isWritten = false,
  children,
}: Props) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: say("Home"), path: "/" }, ...under]} />
      <div className={`mt-6 grid gap-8 *:min-w-0 ${isWide ? "max-w-2xl" : "max-w-xl"}`}>
        <div role={isNews ? "status" : undefined}>
          <h1
            className="text-3xl wrap-anywhere md:text-4xl"
            {...(isWritten ? englishOnSpanishPage() : {})}
          >
            {title}
          </h1>
          {lead && <div className="mt-3 grid gap-2 text-muted">{lead}</div>}
        </div>
        {children}
      </div>
    </div>
  );
}

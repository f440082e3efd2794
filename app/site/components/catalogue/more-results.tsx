import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { say } from "#shared/say.ts";

type Props = {
  hasMore: boolean;
  /** True if there are more results than the last page can show. */
  isCut: boolean;
  href: string;
  shown: number;
};

/** Leads to the next page of a list, which includes this one. */
export function MoreResults({ hasMore, isCut, href, shown }: Props) {
  return (
    <>
      {hasMore && (
        <p className="mt-8 text-center">
          <ButtonLink variant="secondary" href={href} data-keeps-place="more">
            {say("Load More Results")}
          </ButtonLink>
        </p>
      )}
      {isCut && (
        <p className="mt-8 text-center text-muted">
          {say("These are the first {count}. Use the filters to see the rest.", {
            count: shown.toLocaleString("en-US"),
          })}
        </p>
      )}
    </>
  );
}

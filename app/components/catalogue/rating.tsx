import { plural } from "#shared/plural.ts";
import { say } from "#shared/say.ts";
/** Average of the published reviews, or the text from the spec if there are none. */
export function Rating({ rating, reviewCount }: { rating: number | null; reviewCount: number }) {
  if (rating === null) return <span className="text-muted">{say("(New listing)")}</span>;
  return (
    <span>
      <span aria-hidden="true" className="text-coral">
        ★{" "}
      </span>
      <span className="font-semibold">{rating.toFixed(1)}</span>
      <span className="sr-only"> {say("out of 5,")}</span>{" "}
      <span className="text-muted">{plural(reviewCount, "review")}</span>
    </span>
  );
}

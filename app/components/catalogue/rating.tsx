import { plural, say } from "#shared/say.ts";
/** Shows the average of the published reviews, or the text from the spec if there are none. */
export function Rating({ rating, reviewCount }: { rating: number | null; reviewCount: number }) {
  if (rating === null) return <span className="text-muted">{say("(New listing)")}</span>;
  const [count, noun] = plural(reviewCount, "review").split(" ");
  return (
    <span>
      <span aria-hidden="true">★ </span>
      <b>{rating.toFixed(1)}</b>
      <span className="sr-only"> {say("out of 5,")}</span> ({count}
      <span className="sr-only"> {noun}</span>)
    </span>
  );
}

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RatingOverview } from "./rating-overview.tsx";

test("draws each bar as wide as its share of all reviews", () => {
  const figures = {
    stars: { 5: 6, 4: 3, 3: 0, 2: 1, 1: 0 },
    aspects: { result: null, care: null, cleanliness: null, value: null },
    treatments: [],
  };
  const markup = renderToStaticMarkup(
    <RatingOverview
      rating={4.4}
      reviewCount={10}
      figures={figures}
      chosen={null}
      hrefOf={() => "/"}
    />,
  );
  expect([...markup.matchAll(/<rect width="([^"]+)"/g)].map(([, width]) => Number(width))).toEqual([
    60, 30, 0, 10, 0,
  ]);
});

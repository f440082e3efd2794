import { noSuchPage, notFound } from "#app/http/answers.server.ts";
import { readPageNumber } from "#app/http/pagination.ts";
import {
  figuresOfReviews,
  listReviews,
  type ReviewOrder,
  reviewOrders,
} from "#domain/reviews/list-reviews.server.ts";
import type { Services } from "#domain/services.ts";
import { slugify } from "#shared/slug.ts";

const pageSize = 10;

export function readReviewQuery(url: URL) {
  const { searchParams } = url;
  const slug = (name: string) => slugify((searchParams.get(name) ?? "").slice(0, 100)) || undefined;
  const [stars] = /^[1-5]$/.exec(searchParams.get("stars") ?? "") ?? [];
  const order: ReviewOrder =
    reviewOrders.find((each) => each === searchParams.get("sort")) ?? "newest";
  return {
    stars: stars ? Number(stars) : undefined,
    treatment: slug("treatment"),
    city: slug("city"),
    order,
    page: readPageNumber(url),
  };
}

/** Loads a page of reviews. A page past the last one is a 404. */
export async function loadReviewPage(
  services: Services,
  filter: Parameters<typeof listReviews>[1],
  { order, page }: { order: ReviewOrder; page: number },
) {
  const { reviews, total } = await listReviews(services, filter, {
    order,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  if (page > 1 && reviews.length === 0) throw notFound(noSuchPage);
  return { reviews, total, pages: Math.ceil(total / pageSize) };
}

export async function loadListingReviews(services: Services, url: URL, listing: string) {
  const { city: _city, ...query } = readReviewQuery(url);
  const figures = await figuresOfReviews(services, listing);
  return {
    asked: query,
    figures,
    ...(await loadReviewPage(
      services,
      { listing, stars: query.stars, treatment: query.treatment },
      query,
    )),
  };
}
export type ListingReviews = Awaited<ReturnType<typeof loadListingReviews>>;

import { Rating } from "#app/components/catalogue/rating.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { Section } from "#app/components/ui/section.tsx";
import type { ShownReview } from "#domain/reviews/list-reviews.server.ts";
import { paymentKindNotes } from "#domain/reviews/review.ts";
import { listingReviewsPath } from "#shared/paths.ts";
import { say, sayStored } from "#shared/say.ts";
import { ReviewQuote } from "../home/review-quotes.tsx";
import { ServiceList } from "./price-list.tsx";
import type { ProfileListing } from "./profile-fields.ts";

const servicesShown = 5;

type TopServicesProps = { listing: ProfileListing };

/** Shows the top of the provider's menu, so that prices need no other tab. */
export function TopServices({ listing: { slug, city, services, bookable } }: TopServicesProps) {
  if (services.length === 0) return null;
  const isPart = services.length > servicesShown;
  return (
    <Section
      title={say("Services and prices")}
      more={
        isPart
          ? {
              href: `/listing/${slug}?tab=services#tabs`,
              text: say("All {count} services", { count: services.length }),
            }
          : undefined
      }
    >
      <ServiceList
        slug={slug}
        citySlug={city.slug}
        services={services.slice(0, servicesShown)}
        bookable={bookable}
        isBrief
      />
    </Section>
  );
}

export function LatestReviews({
  listing: { slug, rating, reviewCount, latestReviews },
}: {
  listing: ProfileListing & { latestReviews: ShownReview[] };
}) {
  if (latestReviews.length === 0) return null;
  return (
    <Section
      title={say("Reviews")}
      more={{ href: `${listingReviewsPath(slug)}#tabs`, text: say("All reviews") }}
    >
      <p className="-mt-2 mb-4">
        <Rating rating={rating} reviewCount={reviewCount} />
      </p>
      <EnglishNote of="visitors" />
      <ul className="grid gap-4 md:grid-cols-3">
        {latestReviews.map((review) => (
          <ReviewQuote key={review.id} review={review}>
            <PaymentNote paid={review.paid} />
          </ReviewQuote>
        ))}
      </ul>
    </Section>
  );
}

function PaymentNote({ paid }: Pick<ShownReview, "paid">) {
  const note = paid && paymentKindNotes[paid];
  return note ? <span className="block">{sayStored(note)}</span> : null;
}

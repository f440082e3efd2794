import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/subscribe-success.ts";

const nextSteps = [
  "Before the first mail we ask you to confirm your address.",
  "Once a week you get the current specials.",
  "Each mail has a link that ends the subscription with one click.",
];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Thank you for subscribing",
    description: "What happens next with your subscription to weekly specials.",
    path: "/subscribe-success",
    isIndexed: false,
  });
}

export default function SubscribeSuccess() {
  return (
    <div className="wrap pt-16 md:pt-24">
      <h1 className="text-3xl md:text-4xl">Thank you for subscribing</h1>
      <p className="measure mt-4 text-lg text-muted">You are on the list for the weekly specials of {brand.region.name} med spas.</p>
      <ol className="mt-8 grid max-w-xl">
        {nextSteps.map((step, index) => (
          <li key={step} className="flex gap-4 border-b border-line py-3">
            <span className="font-display text-coral">{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/">Back to the home page</ButtonLink>
        <ButtonLink href="/categories" look="quiet">
          Browse treatments
        </ButtonLink>
      </p>
      <p className="mt-8 text-muted">
        Questions? Write to{" "}
        <a className="text-link" href={`mailto:${brand.contactEmail}`}>
          {brand.contactEmail}
        </a>
        .
      </p>
    </div>
  );
}

import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { NextSteps } from "#app/components/ui/next-steps.tsx";
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
    <NextSteps
      title="Thank you for subscribing"
      lead={`You are on the list for the weekly specials of ${brand.region.name} med spas.`}
      steps={nextSteps}
      question="Questions?"
    >
      <ButtonLink href="/">Back to the home page</ButtonLink>
      <ButtonLink href="/categories" look="quiet">
        Browse treatments
      </ButtonLink>
    </NextSteps>
  );
}

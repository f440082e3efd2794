import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { NextSteps } from "#app/components/ui/next-steps.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/listing-success.ts";

const nextSteps = [
  "We look at what you sent: is it a real place, is it complete, is it here already.",
  "Within 24 hours the listing is live, or you hear what is missing.",
  "Then it can be found by its name, its treatments and its city.",
];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Your listing is submitted",
    description: `What happens next with a med spa that was submitted to ${brand.name}.`,
    path: "/listing-success",
    isIndexed: false,
  });
}

export default function ListingSuccess() {
  return (
    <NextSteps title="Success!" lead="Your med spa listing has been submitted for review." steps={nextSteps} question="Something to correct?">
      <ButtonLink href="/">Back to Directory</ButtonLink>
    </NextSteps>
  );
}

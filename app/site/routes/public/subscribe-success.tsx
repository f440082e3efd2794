import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { NextSteps } from "#app/components/ui/next-steps.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { say, sayStored } from "#shared/say.ts";

const nextSteps = [
  "Before the first email, we ask you to confirm your address.",
  "Once a week you get the current specials.",
  "Every email has a link that unsubscribes you with one click.",
];

export const middleware = [authorize("newsletter.subscribe")];

export const meta = privatePage(
  () => say("Thank you for subscribing"),
  () =>
    say(
      "One step left: confirm your subscription to the news of {brand} with the link in our email.",
    ),
);

export default function SubscribeSuccess() {
  return (
    <NextSteps
      title={say("Thank you for subscribing")}
      lead={say("You are on the list for the weekly specials of {region} med spas.")}
      steps={nextSteps.map(sayStored)}
      question={say("Questions?")}
    >
      <ButtonLink href="/">{say("Back to the home page")}</ButtonLink>
      <ButtonLink href="/categories" variant="secondary">
        {say("Browse treatments")}
      </ButtonLink>
    </NextSteps>
  );
}

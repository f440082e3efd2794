import { answerAnonymousForm } from "#app/forms/spam-guard.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { NewsletterBox } from "#app/site/components/forms/subscribe-form.tsx";
import { SubscribePage } from "#app/site/components/forms/subscribe-page.tsx";
import type { ActionArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { subscribe } from "#domain/newsletter/subscribe.server.ts";
import { newsletterSchema } from "#domain/newsletter/subscription.ts";
import { say } from "#shared/say.ts";

const crumbs = [{ name: "Newsletter", path: "/newsletter" }];

export const middleware = [authorize("newsletter.subscribe")];

export const action = (args: ActionArgs) =>
  answerAnonymousForm(
    args,
    "subscription",
    newsletterSchema,
    (services, { email }) => subscribe(services, { list: "newsletter", email, source: "page" }),
    () => "Please try again later.",
  );

export function meta({ matches }: MetaArgs<undefined>) {
  return pageMeta(matches, {
    title: say("Newsletter"),
    description: say(
      "Med spa deals and new listings in {region} by email, with an unsubscribe link in each one.",
    ),
    path: "/newsletter",
  });
}

export default function Newsletter({ actionData }: PageProps<undefined, typeof action>) {
  return (
    <SubscribePage
      crumbs={crumbs}
      title={say("Newsletter")}
      lead={say("Deals, new providers and treatment tips in {region}, now and then.")}
      brings={say("Now and then an email with new deals, new providers and treatment tips.")}
    >
      <NewsletterBox actionData={actionData} />
    </SubscribePage>
  );
}

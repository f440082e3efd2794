import { redirect } from "react-router";
import { answerAnonymousForm } from "#app/forms/spam-guard.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { OffersForm } from "#app/site/components/forms/subscribe-form.tsx";
import { SubscribePage } from "#app/site/components/forms/subscribe-page.tsx";
import type { ActionArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { subscribe } from "#domain/newsletter/subscribe.server.ts";
import { offersSchema } from "#domain/newsletter/subscription.ts";
import { say } from "#shared/say.ts";

const crumbs = [{ name: "Weekly offers", path: "/weekly-offers" }];

export const middleware = [authorize("newsletter.subscribe")];

export async function action(args: ActionArgs) {
  const answer = await answerAnonymousForm(
    args,
    "subscription",
    offersSchema,
    (services, input) => subscribe(services, { list: "offers", ...input, source: "page" }),
    () => "Failed to subscribe. Please try again.",
  );
  if (answer.isDone) throw redirect("/subscribe-success");
  return answer;
}

export function meta({ matches }: MetaArgs<undefined>) {
  return pageMeta(matches, {
    title: say("Weekly discount offers"),
    description: say(
      "Discounts of {region} med spas, once a week by email, with an unsubscribe link in each one.",
    ),
    path: "/weekly-offers",
  });
}

export default function WeeklyOffers({ actionData }: PageProps<undefined, typeof action>) {
  return (
    <SubscribePage
      crumbs={crumbs}
      title={say("Weekly discount offers")}
      lead={say("The current specials of {region} med spas, once a week.")}
      brings={say("Once a week the current specials, each with both prices and the day it ends.")}
    >
      <OffersForm actionData={actionData} />
    </SubscribePage>
  );
}

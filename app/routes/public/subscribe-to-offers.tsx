import { redirect } from "react-router";
import { OffersForm } from "#app/components/forms/offers-form.tsx";
import { SubscribePage } from "#app/components/forms/subscribe-page.tsx";
import { failForm, readForm, rejectForm } from "#app/forms/form-result.ts";
import { checkAnonymousForm } from "#app/forms/spam-guard.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { pageContext, servicesContext, visitorContext } from "#app/http/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { newsletterConsents } from "#domain/newsletter/consents.ts";
import { subscribe } from "#domain/newsletter/subscribe.server.ts";
import { offersSchema } from "#domain/newsletter/subscription.ts";
import { say, sayStored } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/subscribe-to-offers.ts";

const crumbs = [{ name: "Weekly offers", path: "/weekly-offers" }];

export const middleware = [authorize("newsletter.subscribe")];

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const fault = await checkAnonymousForm(
    services,
    form,
    "subscription",
    context.get(visitorContext).from,
  );
  if (fault && fault !== "bot") return rejectForm(form, fault);
  if (fault === null) {
    const read = readForm(offersSchema, form);
    if ("answer" in read) return read.answer;
    try {
      await subscribe(services, { list: "offers", ...read.data, source: "page" });
    } catch (error) {
      context.get(pageContext).failed(error);
      return failForm(form, "Failed to subscribe. Please try again.");
    }
  }
  throw redirect("/subscribe-success");
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: say("Weekly discount offers"),
    description: say(
      "Discounts of {region} med spas, once a week by email, with an unsubscribe link in each one.",
      {
        region: sayStored(brand.region.name),
      },
    ),
    path: "/weekly-offers",
  });
}

export default function WeeklyOffers({ actionData }: Route.ComponentProps) {
  return (
    <SubscribePage
      crumbs={crumbs}
      title={say("Weekly discount offers")}
      lead={say("The current specials of {region} med spas, once a week.", {
        region: sayStored(brand.region.name),
      })}
      brings={say("Once a week the current specials, each with both prices and the day it ends.")}
    >
      <OffersForm answer={actionData} consent={newsletterConsents.offers} />
    </SubscribePage>
  );
}

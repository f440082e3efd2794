import { NewsletterBox } from "#app/components/forms/newsletter-box.tsx";
import { SubscribePage } from "#app/components/forms/subscribe-page.tsx";
import {
  type FormAnswer,
  failForm,
  formDone,
  readForm,
  rejectForm,
} from "#app/forms/form-result.ts";
import { checkAnonymousForm } from "#app/forms/spam-guard.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { pageContext, servicesContext, visitorContext } from "#app/http/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { newsletterConsents } from "#domain/newsletter/consents.ts";
import { subscribe } from "#domain/newsletter/subscribe.server.ts";
import { newsletterSchema } from "#domain/newsletter/subscription.ts";
import { say, sayStored } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/newsletter.ts";

const crumbs = [{ name: "Newsletter", path: "/newsletter" }];

export const middleware = [authorize("newsletter.subscribe")];

export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer> {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const fault = await checkAnonymousForm(
    services,
    form,
    "subscription",
    context.get(visitorContext).from,
  );
  if (fault) return fault === "bot" ? formDone : rejectForm(form, fault);
  const read = readForm(newsletterSchema, form);
  if ("answer" in read) return read.answer;
  try {
    await subscribe(services, { list: "newsletter", email: read.data.email, source: "page" });
    return formDone;
  } catch (error) {
    context.get(pageContext).failed(error);
    return failForm(form, "Please try again later.");
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: say("Newsletter"),
    description: say(
      "Med spa deals and new listings in {region} by email, with an unsubscribe link in each one.",
      { region: sayStored(brand.region.name) },
    ),
    path: "/newsletter",
  });
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return (
    <SubscribePage
      crumbs={crumbs}
      title={say("Newsletter")}
      lead={say("Deals, new listings and notes on treatments in {region}, now and then.", {
        region: sayStored(brand.region.name),
      })}
      brings={say("Now and then an email with new deals, new listings and notes on treatments.")}
    >
      <NewsletterBox answer={actionData} consent={newsletterConsents.newsletter} />
    </SubscribePage>
  );
}

import { redirect } from "react-router";
import { OffersForm } from "#app/components/forms/offers-form.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { servicesContext } from "#app/context.ts";
import { mistaken, readForm } from "#app/form-answer.ts";
import { judgeForm, staleMessage } from "#app/form-guard.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { consents } from "#domain/newsletter/consents.ts";
import { subscribe } from "#domain/newsletter/subscribe.server.ts";
import { offersSchema } from "#domain/newsletter/subscription.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/weekly-offers.ts";

const crumbs = [
  { name: "Home", path: "/" },
  { name: "Weekly offers", path: "/weekly-offers" },
];

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const sender = judgeForm(services, form);
  if (sender === "stale") return mistaken(form, { email: [staleMessage] });
  if (sender === "person") {
    const read = readForm(offersSchema, form);
    if ("answer" in read) return read.answer;
    await subscribe(services, { list: "offers", ...read.data, source: "page" });
  }
  throw redirect("/subscribe-success");
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Weekly discount offers",
    description: `Discounts of ${brand.region.name} med spas, once a week by mail, with an unsubscribe link in each of them.`,
    path: "/weekly-offers",
  });
}

export default function WeeklyOffers({ actionData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-6 text-3xl md:text-4xl">Weekly discount offers</h1>
      <p className="measure mt-4 mb-8 text-lg text-muted">The current specials of {brand.region.name} med spas, once a week.</p>
      <div className="max-w-md">
        <OffersForm answer={actionData} consent={consents.offers} />
      </div>
    </div>
  );
}

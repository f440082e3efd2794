import { EmailField, PhoneField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { crumbOf } from "#app/components/ui/breadcrumbs.tsx";
import { SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import {
  type FormAnswer,
  formDone,
  readForm,
  rejectForm,
  rejectWith,
} from "#app/forms/form-result.ts";
import { classifySubmission, staleFormErrors } from "#app/forms/spam-guard.server.ts";
import { noSuchListing, notFound, requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { CollectionNotice } from "#app/site/components/forms/collection-notice.tsx";
import { FormGuard } from "#app/site/components/forms/form-guard.tsx";
import { TermsLine } from "#app/site/components/forms/terms-line.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { callConsent, callTimeNames, callTimes, durationInWords } from "#domain/leads/lead.ts";
import { leadSchema } from "#domain/leads/lead-input.ts";
import { requestCallbackProblems } from "#domain/leads/problems.ts";
import {
  findCallbackListing,
  requestCallback,
  usualAnswer,
} from "#domain/leads/request-callback.server.ts";
import { problemOf } from "#domain/problem.ts";
import { telHref } from "#shared/paths.ts";
import { say, sayStored, to } from "#shared/say.ts";

const pathOf = (slug: string) => `/listing/${slug}/call`;

export const handle = { breadcrumb: crumbOf };

export const middleware = [authorize("leads.create")];

export async function loader({ params, context }: LoaderArgs<"slug">) {
  const services = context.get(servicesContext);
  const listing = requireFound(await findCallbackListing(services, params.slug), noSuchListing);
  const minutes = await usualAnswer(services, listing.id);
  const visitor = await context.get(visitorContext).visitor();
  const defaultValues: Record<string, string> = visitor
    ? { name: visitor.name, email: visitor.email }
    : {};
  const { slug, name, phone, lacksAgreement } = listing;
  const treatments = lacksAgreement ? [] : listing.treatments;
  return {
    slug,
    name,
    phone,
    treatments,
    takesMessages: !lacksAgreement,
    responseTime: minutes === null ? null : durationInWords(minutes),
    defaultValues,
  };
}

export async function action({
  params,
  request,
  context,
}: ActionArgs<"slug">): Promise<FormAnswer> {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const sender = classifySubmission(services, form);
  if (sender === "bot") return formDone;
  if (sender === "stale") return rejectForm(form, staleFormErrors);
  const read = readForm(leadSchema, form);
  if ("answer" in read) return read.answer;
  const result = await requestCallback(
    services,
    params.slug,
    read.data,
    context.get(visitorContext).from,
  );
  if (result.outcome === "not-found") throw notFound(noSuchListing);
  if (result.outcome === "received") return formDone;
  return rejectWith(form, problemOf(requestCallbackProblems, result));
}

export const meta = privatePage<typeof loader>(
  (loaderData) => loaderData && say("Request a call from {name}", { name: loaderData.name }),
);

export default function RequestCallback({
  loaderData: { slug, name, phone, treatments, takesMessages, responseTime, defaultValues },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const listing = `/listing/${slug}`;
  return (
    <NarrowPage
      title={say("Request a call from {name}", { name })}
      lead={
        <p>
          {say("A consultation by phone, before you book anything.")}{" "}
          {responseTime && `${say("They usually answer {time}.", { time: responseTime })} `}
          <RichText
            text="If it is urgent, call <a>{number}</a>."
            parts={{
              a: (words) => (
                <a href={telHref(phone)} className="text-link whitespace-nowrap">
                  {words}
                </a>
              ),
            }}
            values={{ number: phone }}
          />
        </p>
      }
      crumb={say("Request a callback")}
    >
      {actionData?.isDone ? (
        <Notice
          title={say("{name} has your request", { name })}
          text={`${responseTime ? `${say("They usually answer {time}.", { time: responseTime })} ` : ""}${say("We’ve emailed you a copy.")}`}
        >
          <TextLink href={listing}>{say("Back to the profile")}</TextLink>
        </Notice>
      ) : (
        <ShortForm
          action={to(pathOf(slug))}
          actionData={actionData}
          button={say("Request a callback")}
          consent={
            <>
              {callConsent(name)} <CollectionNotice recipient={name} />
            </>
          }
          defaultValues={defaultValues}
        >
          {(field) => (
            <>
              <TextField label={say("Name")} autoComplete="name" {...field("name")} />
              <PhoneField {...field("phone")} />
              <EmailField {...field("email")} />
              {treatments.length > 0 && (
                <SelectField
                  label={say("Treatment")}
                  isOptional
                  options={[
                    { value: "", label: say("Not decided yet") },
                    ...treatments.map((each) => ({
                      value: each.slug,
                      label: sayStored(each.name),
                    })),
                  ]}
                  {...field("treatment")}
                />
              )}
              <SelectField
                label={say("Best time to call")}
                options={callTimes.map((time) => ({
                  value: time,
                  label: sayStored(callTimeNames[time]),
                }))}
                {...field("bestTime")}
              />
              {takesMessages && (
                <TextArea
                  label={say("Message")}
                  rows={4}
                  maxLength={1000}
                  isOptional
                  hint={say(
                    "Please leave out medical details. Stored encrypted, and deleted after 90 days.",
                  )}
                  {...field("message")}
                />
              )}
              <FormGuard />
              <TermsLine of="request" />
            </>
          )}
        </ShortForm>
      )}
    </NarrowPage>
  );
}

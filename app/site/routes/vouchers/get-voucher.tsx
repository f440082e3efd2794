import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { SpecialFacts } from "#app/components/specials/special-facts.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { type FormAnswer, readForm, rejectForm, rejectWith } from "#app/forms/form-result.ts";
import { classifySubmission, staleFormErrors } from "#app/forms/spam-guard.server.ts";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { CollectionNotice } from "#app/site/components/forms/collection-notice.tsx";
import { FormGuard } from "#app/site/components/forms/form-guard.tsx";
import { TermsLine } from "#app/site/components/forms/terms-line.tsx";
import { SpecialHead } from "#app/site/components/specials/special-card.tsx";
import type { ActionArgs, LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { problemOf } from "#domain/problem.ts";
import { findSpecial, findVoucherRefusal } from "#domain/specials/list-specials.server.ts";
import { voucherSchema } from "#domain/specials/special-input.ts";
import { issueVoucher } from "#domain/specials/vouchers/get-voucher.server.ts";
import { getVoucherProblems, voucherRefusals } from "#domain/specials/vouchers/problems.ts";
import { localDay } from "#shared/local-day.ts";
import { claimDealPath } from "#shared/paths.ts";
import { readId } from "#shared/read-id.ts";
import { say, sayStored, to } from "#shared/say.ts";

async function requireSpecial({ params, context }: Pick<LoaderArgs<"id">, "params" | "context">) {
  const services = context.get(servicesContext);
  const special = await findSpecial(services, readId(params.id));
  if (!special)
    throw notFound({
      title: say("Deal not found"),
      text: say("It may have been withdrawn. You can look at these med spas instead."),
    });
  const why = findVoucherRefusal(special, localDay(services.clock()));
  // Ids are easy to guess, and the owner has not published this special or has paused it.
  if (why === "to come" || why === "paused")
    throw notFound({ title: say("Special Deals"), text: sayStored(voucherRefusals[why].message) });
  return { services, special, why };
}

export const handle = { breadcrumb: () => ({ name: say("Special Deals"), path: "/deals" }) };

export const middleware = [authorize("vouchers.create")];

export async function loader(args: LoaderArgs<"id">) {
  const { special, why } = await requireSpecial(args);
  const isSent = args.url.searchParams.has("sent");
  const visitor = await args.context.get(visitorContext).visitor();
  const defaultValues: Record<string, string> = visitor
    ? { name: visitor.name.split(" ")[0] ?? "", email: visitor.email }
    : {};
  return { special, isSent, refusal: why && voucherRefusals[why].message, defaultValues };
}

export async function action(args: ActionArgs<"id">): Promise<FormAnswer | Response> {
  const { services, special } = await requireSpecial(args);
  const form = await args.request.formData();
  const sender = classifySubmission(services, form);
  if (sender === "bot") return redirectTo("/deals");
  if (sender === "stale") return rejectForm(form, staleFormErrors);
  const read = readForm(voucherSchema, form);
  if ("answer" in read) return read.answer;
  const { visitor, from } = args.context.get(visitorContext);
  const claimed = await issueVoucher(services, await visitor(), special.id, read.data, from);
  if (claimed.outcome === "to confirm") return redirectTo(`${claimDealPath(special.id)}?sent=1`);
  if (claimed.outcome === "claimed") return redirectTo(new URL(claimed.link).pathname);
  if (claimed.outcome === "not-found") throw notFound();
  return rejectWith(form, problemOf(getVoucherProblems, claimed));
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { id, title, medSpaName } = loaderData.special;
  return pageMeta(matches, {
    title: say("Claim: {title}", { title }),
    description: say("Claim a deal of {name}.", { name: medSpaName }),
    path: claimDealPath(id),
    isIndexed: false,
  });
}

export default function GetVoucher({
  loaderData: { special, isSent, refusal, defaultValues },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const path = claimDealPath(special.id);
  return (
    <NarrowPage title={special.title} isWritten crumb={say("Claim")}>
      <SpecialHead special={special} />
      <SpecialFacts special={special} validTo={special.validUntil} />
      {isSent ? (
        <Notice
          title={say("Check your email")}
          text={say(
            "We sent you a link. Open it within 20 minutes to get your code. We reserve it once you do. If you have a voucher already, the email shows it.",
          )}
        />
      ) : refusal ? (
        <Notice
          title={sayStored(refusal)}
          text={say("Others may have what you are looking for.")}
          isProblem
        >
          <TextLink href="/deals">{say("See current deals")}</TextLink>
        </Notice>
      ) : (
        <ShortForm
          action={to(path)}
          actionData={actionData}
          button={say("Claim Deal")}
          defaultValues={defaultValues}
          consent={<CollectionNotice recipient={special.medSpaName} />}
        >
          {(field) => (
            <>
              <EmailField
                hint={say(
                  "We send you a link to confirm within 20 minutes, and then show your code. One code per person.",
                )}
                {...field("email")}
              />
              <TextField
                label={say("First name")}
                autoComplete="given-name"
                isOptional
                hint={say("So that the provider can greet you.")}
                {...field("name")}
              />
              <FormGuard />
              <TermsLine of="voucher" />
            </>
          )}
        </ShortForm>
      )}
    </NarrowPage>
  );
}

import { redirect } from "react-router";
import { AttestationField } from "#app/components/add-listing/attestation-field.tsx";
import { CodeField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { crumbOf } from "#app/components/ui/breadcrumbs.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { type FormAnswer, readForm, rejectForm } from "#app/forms/form-result.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { checkListingClaimCode } from "#domain/listing-claims/check-code.server.ts";
import {
  codeMinutes,
  listingClaimCodeSchema,
  maskEmail,
} from "#domain/listing-claims/listing-claim.ts";
import { listingClaimPath } from "#shared/paths.ts";
import { say, to } from "#shared/say.ts";
import { requireClaimableListing } from "./claim-page.server.ts";

export const handle = {
  breadcrumb: (listing: PageProps<typeof loader, typeof action>["loaderData"]) => [
    crumbOf(listing),
    { name: say("Claim it"), path: listingClaimPath(listing.slug) },
  ],
};

export const middleware = [authorize("listingClaims.create")];

export async function loader(args: LoaderArgs<"slug">) {
  const { actor, services } = signedIn(args);
  const { slug, name, open } = await requireClaimableListing(services, actor, args.params.slug);
  if (!open?.sentTo) throw redirect(listingClaimPath(slug));
  return {
    slug,
    name,
    sentTo: open.proof === "listed email" ? maskEmail(open.sentTo) : open.sentTo,
    path: `${listingClaimPath(slug)}/code`,
  };
}

export async function action(args: ActionArgs<"slug">): Promise<FormAnswer | Response> {
  const { actor, services, from } = signedIn(args);
  const { slug } = await requireClaimableListing(services, actor, args.params.slug);
  const form = await args.request.formData();
  const read = readForm(listingClaimCodeSchema, form);
  if ("answer" in read) return read.answer;
  const checked = await checkListingClaimCode(services, actor, slug, read.data.code, from);
  if (checked.outcome === "wrong") return rejectForm(form, { code: [wrongText(checked.left)] });
  if (checked.outcome === "limited")
    return rejectForm(form, { code: ["Too many wrong codes. Please try again in an hour."] });
  if (checked.outcome === "spent")
    return rejectForm(form, { code: ["This code no longer works. Ask for another one."] });
  return redirectTo(listingClaimPath(slug));
}

const wrongText = (left: number) =>
  left === 1
    ? say("This is not the code in the email. You have one attempt left.")
    : say("This is not the code in the email. You have {left} attempts left.", { left });

export const meta = privatePage<typeof loader>(
  (loaderData) => loaderData && say("Your code for {name}", { name: loaderData.name }),
);

export default function ClaimCode({
  loaderData: { slug, sentTo, path },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return (
    <NarrowPage
      title={say("Enter the code")}
      lead={
        <p>
          <RichText
            text="Six digits are on their way to <b>{sentTo}</b>. They are valid for {codeMinutes} minutes."
            parts={{ b: (words) => <span className="wrap-anywhere text-ink">{words}</span> }}
            values={{ sentTo, codeMinutes }}
          />
        </p>
      }
      crumb={say("Code")}
    >
      <ShortForm action={to(path)} actionData={actionData} button={say("Claim the listing")}>
        {(field) => (
          <>
            <CodeField maxLength={12} {...field("code")} />
            <AttestationField {...field("attestation")} />
          </>
        )}
      </ShortForm>
      <p>
        <TextLink href={listingClaimPath(slug)}>{say("Another code, or another proof")}</TextLink>
      </p>
    </NarrowPage>
  );
}

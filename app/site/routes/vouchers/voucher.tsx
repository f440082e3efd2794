import { encode } from "uqr";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { SpecialFacts } from "#app/components/specials/special-facts.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { type FormAnswer, rejectWith } from "#app/forms/form-result.ts";
import { notFound, redirectTo, requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { QrCode } from "#app/site/components/account/qr-code.tsx";
import { SpecialHead } from "#app/site/components/specials/special-card.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { confirmVoucher } from "#domain/specials/vouchers/confirm-voucher.server.ts";
import { findVoucherByLink } from "#domain/specials/vouchers/find-voucher.server.ts";
import { voucherRefusals } from "#domain/specials/vouchers/problems.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { bookSpecialPath, claimDealPath, directionsPath } from "#shared/paths.ts";
import { say, to } from "#shared/say.ts";

const noSuchClaim = {
  title: "Code not found",
  text: "This link doesn’t open a code. Please use the full link in your email.",
};

export const handle = { breadcrumb: () => ({ name: say("Special Deals"), path: "/deals" }) };

export const middleware = [authorize("vouchers.readByLink")];

export async function loader({ params, context }: LoaderArgs<"link">) {
  const services = context.get(servicesContext);
  const claim = requireFound(await findVoucherByLink(services, params.link), noSuchClaim);
  const path = `/claims/${params.link}`;
  const { special, validTo, state } = claim;
  if (state === "to confirm" || state === "lapsed")
    return { special, validTo, state, path, code: null, usedOn: null, modules: [] };
  const usedOn = claim.usedAt && localDay(claim.usedAt);
  return {
    special,
    validTo,
    state,
    path,
    code: claim.code,
    usedOn,
    modules: state === "active" ? encode(claim.redeemLink).data : [],
  };
}

export async function action({
  params,
  context,
}: ActionArgs<"link">): Promise<FormAnswer | Response> {
  const services = context.get(servicesContext);
  const confirmed = await confirmVoucher(services, params.link);
  if (confirmed === "not-found") throw notFound(noSuchClaim);
  const path = `/claims/${params.link}`;
  if (confirmed === "done" || confirmed === "lapsed") return redirectTo(path);
  return rejectWith(new FormData(), voucherRefusals[confirmed]);
}

export const meta = privatePage(() => say("Your code"));

function headOf({
  state,
  usedOn,
  validTo,
}: Pick<PageProps<typeof loader, typeof action>["loaderData"], "state" | "usedOn" | "validTo">) {
  switch (state) {
    case "to confirm":
      return {
        title: say("Confirm your voucher"),
        lead: say("Your code shows as soon as you confirm. Until then nothing is held for you."),
      };
    case "lapsed":
      return {
        title: say("This link has expired"),
        lead: say(
          "You didn’t confirm within 20 minutes. Claim the special again to get a new link.",
        ),
      };
    case "redeemed":
      return {
        title: say("This code is used"),
        lead: say("It was redeemed on {day}. We hope it went well.", {
          day: formatDay(usedOn ?? validTo),
        }),
      };
    case "expired":
      return {
        title: say("This code has expired"),
        lead: say("It was valid until the end of {day}.", { day: formatDay(validTo) }),
      };
    default:
      return {
        title: say("Your code"),
        lead: say("Show it when you pay. It works once, and is also in your email."),
      };
  }
}

export default function VoucherPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { code, special, validTo, state, modules, path } = loaderData;
  return (
    <NarrowPage {...headOf(loaderData)} isNews isWide crumb={say("Your code")}>
      {state === "to confirm" && (
        <ShortForm action={path} actionData={actionData} button={say("Get my code")} />
      )}
      {state === "lapsed" && (
        <p>
          <ButtonLink href={to(claimDealPath(special.id))}>{say("Claim Deal")}</ButtonLink>
        </p>
      )}
      {state === "active" && (
        <div className="flex flex-wrap items-center gap-x-10 gap-y-6">
          <QrCode modules={modules} label={say("The same code, for the provider to scan")} />
          <p className="font-mono text-2xl font-semibold tracking-wider whitespace-nowrap md:text-3xl">
            {code}
          </p>
        </div>
      )}
      <SpecialHead
        special={special}
        title={
          <Heading className="text-pretty wrap-anywhere" {...originalLang()}>
            {special.title}
          </Heading>
        }
      />
      <SpecialFacts special={special} validTo={validTo} />
      {state === "active" && (
        <p className="flex flex-wrap gap-3 print:hidden">
          {special.takesBookings && (
            <ButtonLink href={bookSpecialPath(special.medSpaSlug, special.id)}>
              {say("Book Now")}
            </ButtonLink>
          )}
          <ButtonLink
            variant="secondary"
            data-counts="directions"
            data-slug={special.medSpaSlug}
            href={directionsPath(special.medSpaSlug)}
            rel="noopener noreferrer nofollow"
            target="_blank"
          >
            {say("Get Directions")}
          </ButtonLink>
        </p>
      )}
      <p className="text-sm text-muted print:hidden">
        {say("This page is private: anyone who has its address sees the code.")}
      </p>
    </NarrowPage>
  );
}

import { encode } from "uqr";
import { QrCode } from "#app/components/account/qr-code.tsx";
import { SpecialFacts } from "#app/components/specials/special-facts.tsx";
import { asWritten } from "#app/components/ui/as-written.ts";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { servicesContext } from "#app/context.ts";
import { missing } from "#app/missing.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { findClaimByLink } from "#domain/specials/find-claim.server.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/claimed.ts";

const noSuchClaim = { title: "No such code", text: "This link does not lead to a code. Please open the link in your email again." };

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const claim = await findClaimByLink(services, params.link);
  if (!claim) throw await missing(services, noSuchClaim);
  const { code, special, validTo, usedAt, hasExpired, redeemLink } = claim;
  const usedOn = usedAt && localDay(usedAt, brand.region.timeZone);
  const isGood = !usedOn && !hasExpired;
  return { code, special, validTo, usedOn, isGood, modules: isGood ? encode(redeemLink).data : [], path: `/claims/${params.link}` };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: say("Your code"), description: say("The code of a deal that you claimed."), path: "/claims", isIndexed: false });
}

export default function ClaimedDeal({ loaderData: { code, special, validTo, usedOn, isGood, modules, path } }: Route.ComponentProps) {
  return (
    <NarrowPage
      title={usedOn ? say("This code is used") : isGood ? say("Your code") : say("This code has expired")}
      lead={
        usedOn
          ? say("It was redeemed on {day}. We hope it was good.", { day: formatDay(usedOn) })
          : isGood
            ? say("Show it when you pay. It works once, and waits in your mailbox, too.")
            : say("It held until the end of {day}.", { day: formatDay(validTo) })
      }
      isNews
      isWide
      under={[
        { name: say("Special deals"), path: "/deals" },
        { name: say("Your code"), path },
      ]}
    >
      {isGood && (
        <div className="flex flex-wrap items-center gap-x-10 gap-y-6">
          <QrCode modules={modules} label={say("The same code, for the place to scan")} />
          <p className="font-mono text-2xl font-semibold tracking-wider whitespace-nowrap md:text-3xl">{code}</p>
        </div>
      )}
      <h2 className="text-xl text-pretty wrap-anywhere" {...asWritten()}>
        {special.title}
      </h2>
      <SpecialFacts special={special} validTo={validTo} />
      <p className="text-sm text-muted">{say("This page is yours alone: whoever has its address sees the code.")}</p>
    </NarrowPage>
  );
}

import { data, Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { readListingParam, useListingParam } from "#app/components/owner/listing-param.ts";
import { SpecialFacts } from "#app/components/specials/special-facts.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Fact } from "#app/components/ui/facts.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { takeFlash } from "#app/http/flash.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { rateLimited } from "#domain/problem.ts";
import {
  lookUpVoucherCode,
  redeemVoucherCode,
} from "#domain/specials/vouchers/redeem-code.server.ts";
import { formatDay } from "#shared/local-day.ts";
import type { Route } from "./+types/redeem.ts";

const path = "/owner/redeem";
const pathOf = (code: string) => `${path}?${new URLSearchParams({ code })}`;

export const middleware = [authorize("vouchers.redeem")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, from } = signedIn(args);
  const { searchParams } = args.url;
  const listingSlug = readListingParam(args.url);
  const typed = searchParams.get("code")?.trim().slice(0, 40) ?? "";
  const none = { listingSlug, typed, problem: null, claim: null, isDone: false };
  if (typed === "") return none;
  const looked = await lookUpVoucherCode(services, actor, typed, from);
  if (looked.outcome === "limited")
    return data({ ...none, problem: rateLimited(looked.retryAfter).message }, 429);
  if (looked.outcome === "not-found") return { ...none, problem: unknown };
  const { code, listing, special, customerName, validTo, usedAt, state } = looked.claim;
  const claim = {
    code,
    special: { ...special, medSpaName: listing },
    firstName: customerName.split(" ")[0] ?? "",
    validTo,
    state,
    used: usedAt && momentInWords(usedAt),
  };
  return {
    listingSlug,
    typed: code,
    problem: null,
    claim,
    // The layout shows the message.
    isDone: state === "used" && (await takeFlash(args)).flash !== null,
  };
}

const unknown = "None of your listings has this code. Please compare it character by character.";

/** A second redemption shows that the voucher is used. */
export const action = officeAction({
  run: async ({ services, actor, from, form }) => {
    const code = String(form.get("code") ?? "").slice(0, 40);
    const { outcome } = await redeemVoucherCode(services, actor, code, from);
    return { outcome: outcome === "redeemed" ? outcome : "seen", code };
  },
  done: {
    redeemed: ({ code }) => ({
      to: pathOf(code),
      title: "Redeemed",
      text: "Give what was promised. We invite the visitor to write a review.",
    }),
    seen: ({ code }) => ({ to: pathOf(code) }),
  },
});

export const meta = privatePage("Redeem a code");

export default function Redeem({
  loaderData: { listingSlug, typed, problem, claim, isDone },
}: Route.ComponentProps) {
  return (
    <OwnerPage
      title="Redeem a code"
      lead="Scan the visitor’s QR code with your phone’s camera, or type the code."
    >
      {problem && <Notice title="This code cannot be redeemed" text={problem} isProblem />}
      {claim && <Claim claim={claim} isDone={isDone} />}
      <VoucherCodeForm
        // The next code needs an empty field.
        key={claim?.code ?? typed}
        path={path}
        listingSlug={listingSlug}
        typed={claim ? "" : typed}
        isNext={claim !== null}
      />
    </OwnerPage>
  );
}

type VoucherView = NonNullable<Route.ComponentProps["loaderData"]["claim"]>;

type ClaimProps = { claim: VoucherView; isDone: boolean };

function Claim({ claim: { code, special, firstName, validTo, state, used }, isDone }: ClaimProps) {
  const keep = useListingParam();
  return (
    <section className="grid gap-6">
      {state === "used" && !isDone && (
        <Notice
          title="Already used"
          text={`This code was redeemed on ${used}. It works once.`}
          isProblem
        />
      )}
      {state === "expired" && (
        <Notice
          title="Expired"
          text={`This code was valid until the end of ${formatDay(validTo)}.`}
          isProblem
        />
      )}
      <div>
        <p className="font-mono text-xl font-semibold tracking-wider">{code}</p>
        <Heading className="mt-3 text-pretty wrap-anywhere">{special.title}</Heading>
      </div>
      <SpecialFacts special={special} validTo={validTo}>
        <Fact name="Visitor">{firstName || "No name given"}</Fact>
      </SpecialFacts>
      {state === "good" && (
        <Form method="post" action={keep(path)}>
          <input type="hidden" name="code" value={code} />
          <SubmitButton sending="Redeeming…" className="min-h-16 w-full text-lg">
            Redeem
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}

type VoucherCodeFormProps = {
  path: string;
  typed: string;
  listingSlug: string | null;
  isNext: boolean;
};

/** Renders one large field, for typing at a desk or by thumb while a customer waits. */
function VoucherCodeForm({ path, typed, listingSlug, isNext }: VoucherCodeFormProps) {
  return (
    <Form action={path} className={`grid gap-4 ${isNext ? "border-t border-line pt-8" : ""}`}>
      {listingSlug && <input type="hidden" name="place" value={listingSlug} />}
      <div>
        <label htmlFor="field-code" className="mb-1.5 block font-medium">
          {isNext ? "Next code" : "Code"}
        </label>
        <input
          id="field-code"
          name="code"
          type="text"
          defaultValue={typed}
          placeholder="XXXX-XXXX-XXXX"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="h-16 w-full rounded-control border border-edge bg-surface px-4 font-mono text-2xl tracking-wider text-ink uppercase placeholder:text-muted hover:border-muted"
        />
      </div>
      <p>
        <Button variant={isNext ? "secondary" : "primary"} size="lg" className="w-full">
          Look it up
        </Button>
      </p>
    </Form>
  );
}

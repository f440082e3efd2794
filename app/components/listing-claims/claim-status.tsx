import { TextLink } from "#app/components/ui/text-link.tsx";
import { withNext } from "#app/http/with-next.ts";
import { clientAdminOfListingPath, listingClaimPath } from "#shared/paths.ts";
import { say, sayStored } from "#shared/say.ts";
import { Notice } from "../forms/notice.tsx";
import { ButtonLink } from "../ui/button-link.tsx";

export type ClaimEligibility = "stranger" | "unverified" | "yours" | "waiting";

type Props = { standing: ClaimEligibility; slug: string };

export function ListingClaimStatus({ standing, slug }: Props) {
  if (standing === "stranger")
    return (
      <div>
        <h2 className="text-xl">{say("Three ways to show that it is yours")}</h2>
        <ul className="mt-4 border-t border-line">
          {[
            "A code to the address in the listing",
            "A code to an address at its website’s domain",
            "A document that a person reviews",
          ].map((way) => (
            <li key={way} className="border-b border-line py-3">
              {sayStored(way)}
            </li>
          ))}
        </ul>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={withNext("/sign-in", listingClaimPath(slug))}>
            {say("Sign in to claim it")}
          </ButtonLink>
          <ButtonLink look="quiet" href={withNext("/sign-up", listingClaimPath(slug))}>
            {say("Create an account")}
          </ButtonLink>
        </p>
      </div>
    );
  if (standing === "unverified")
    return (
      <Notice
        title={say("Confirm your address first")}
        text={say("The link is in the email that you got when you created your account.")}
      >
        <TextLink href="/profile/security">{say("Send it again")}</TextLink>
      </Notice>
    );
  if (standing === "yours")
    return (
      <Notice
        title={say("You now manage this listing")}
        text={say("You are an owner of this listing. We emailed its listed address.")}
      >
        <TextLink href={clientAdminOfListingPath(slug)}>{say("Manage the listing")}</TextLink>
      </Notice>
    );
  return (
    <Notice
      title={say("Under review")}
      text={say(
        "A person decides, usually within one business day. We will email you the outcome.",
      )}
    />
  );
}

import { useContactDetails } from "#app/http/contact-details.ts";
import { say, sayStored } from "#shared/say.ts";
import { premier } from "#site/brand.ts";

/** Seller details that the law requires before a card is entered. */
export function Seller() {
  const { legalName, postalAddress, email, phone } = useContactDetails();
  return (
    <div className="grid gap-2 text-sm text-muted">
      <p>
        {say("Sold by {name}, {address}. Contact: {contact}.", {
          name: sayStored(legalName),
          address: postalAddress,
          contact: phone ? `${email}, ${phone}` : email,
        })}{" "}
        {say("Refunds: in full within {days} days of a payment, to the same card.", {
          days: premier.refundDays,
        })}
      </p>
      <p>
        {say(
          "Complaints of Californians: Complaint Assistance Unit, Division of Consumer Services, Department of Consumer Affairs, 1625 North Market Blvd., Suite N 112, Sacramento, CA 95834, (800) 952-5210.",
        )}
      </p>
    </div>
  );
}

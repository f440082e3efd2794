import { ContactAddress } from "#app/components/ui/contact-address.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { useContactDetails } from "#app/http/contact-details.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { MetaArgs } from "#app/site/page.ts";
import { brand } from "#site/brand.ts";

const path = "/business-associate-agreement";

export function meta({ matches }: MetaArgs<undefined>) {
  return pageMeta(matches, {
    title: "Business associate agreement",
    description: `What ${brand.name} agrees to with medical practices that HIPAA covers, when visitors book or request a callback here.`,
    path,
  });
}

/** Shows the agreement for practices. Their pages exist in English only. */
export default function BusinessAssociateAgreement() {
  const { legalName, postalAddress } = useContactDetails();
  return (
    <TextPage<string>
      title="Business associate agreement"
      path={path}
      updated="2026-11-29"
      lead="For practices that HIPAA covers and that take bookings or callback requests here. It takes effect when both sides have signed it, which is before the first booking."
      parts={[
        {
          title: "Parties",
          paragraphs: [
            `${legalName}, ${postalAddress} (the business associate), and the practice that signs it (the covered entity). Words that HIPAA defines (45 CFR parts 160 and 164) have that meaning here.`,
          ],
        },
        {
          title: "What we receive, and what for",
          paragraphs: [
            "Names, email addresses, phone numbers, the treatment, the time and the state of bookings, and messages: to pass them to the practice, to remind the customer, to offer a time that became free, to ask the customer once after the visit for a review and to mark that review as verified if the customer writes one, and to show them to the people the practice has given access to. We may also use them for our own administration and to meet our own legal duties (45 CFR 164.504(e)(4)). For nothing else, and never for advertising or for sale. We make no de-identified data from them.",
          ],
        },
        {
          title: "What we do",
          paragraphs: [
            "Use or disclose this information only as this agreement or the law allows, and no more of it than is needed.",
            "Protect it: messages are encrypted at rest, connections are encrypted, access is by person and role, every change is in an audit log, and backups are encrypted (45 CFR 164.308 to 164.316).",
            "Report to the practice any use or disclosure that this agreement does not allow, any security incident and any breach of unsecured information, without unreasonable delay and within 10 days after we found it (45 CFR 164.410).",
            "Bind in writing each subcontractor that sees this information to the same limits (45 CFR 164.502(e)(1)(ii)).",
            "Give the practice what it needs to answer a person who asks for access, a correction or a list of disclosures, within 15 days (45 CFR 164.524, 164.526, 164.528).",
            "Open our books on this information to the Secretary of Health and Human Services.",
            "Where we carry out a duty of the practice under subpart E of 45 CFR part 164, follow the rules that bind the practice for it (45 CFR 164.504(e)(2)(ii)(H)).",
            "Mitigate, as far as we can, the harm of a use or disclosure that this agreement does not allow.",
            "Keep to California’s Confidentiality of Medical Information Act (Civil Code section 56 and following) as well, and to the stricter of the two where they differ.",
          ],
        },
        {
          title: "How long",
          paragraphs: [
            "Until the listing ends, or one side ends it with 30 days’ notice, or immediately for a material breach that is not cured within 30 days. Messages are deleted automatically after 90 days. At the end we return or destroy what is left, unless the law requires us to keep it; what is kept stays under this agreement.",
          ],
        },
        {
          title: "How to sign it",
          paragraphs: [
            <span key="sign">
              Write to <ContactAddress /> from the address of an owner, with the name of the
              practice and of the person who signs. You get the agreement for signature within 2
              business days. We enter the day on which both sides have signed. Until then, a listing
              that accepts insurance, or whose owner says that HIPAA applies, takes no bookings
              here, and a callback request brings the practice a name and a way to reach it, but no
              treatment and no message.
            </span>,
          ],
        },
      ]}
    />
  );
}

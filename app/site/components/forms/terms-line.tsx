import { RichText } from "#app/components/ui/rich-text.tsx";
import type { TranslatedText } from "#site/languages/languages.ts";

/** Agreement that sending a form means, by kind of form. Rendered directly above the button. */
const lines = {
  account: "By creating an account you agree to the <a>Terms of service</a> and are 18 or older.",
  booking: "By booking you agree to the <a>Terms of service</a> and are 18 or older.",
  request: "By sending this request you agree to the <a>Terms of service</a> and are 18 or older.",
  voucher: "By getting a voucher you agree to the <a>Terms of service</a> and are 18 or older.",
  review: "By sending your review you agree to the <a>Terms of service</a> and are 18 or older.",
  question:
    "By sending your question you agree to the <a>Terms of service</a> and are 18 or older.",
} as const satisfies Record<string, TranslatedText>;

export function TermsLine({ of }: { of: keyof typeof lines }) {
  return (
    <p className="measure">
      <RichText text={lines[of]} parts={{ a: "/terms-of-service" }} />
    </p>
  );
}

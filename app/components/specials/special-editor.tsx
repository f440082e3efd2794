import type { FormAnswer } from "#app/forms/form-result.ts";
import type { OwnSpecial } from "#domain/specials/own-specials.server.ts";
import { AccountForm } from "../account/account-form.tsx";
import { Notice } from "../forms/notice.tsx";
import type { Option } from "../ui/field.tsx";
import { actsOf, SpecialActs } from "./special-acts.tsx";
import { SpecialFields } from "./special-fields.tsx";

type EditorSpecial = Pick<OwnSpecial, "title" | "state" | "vouchers"> & {
  isOver: boolean;
  given: Record<string, string>;
};

type Props = {
  path: string;
  special: EditorSpecial;
  treatments: Option[];
  answer: FormAnswer | undefined;
};

export function SpecialEditor({ path, special, treatments, answer }: Props) {
  const { title, isOver, given } = special;
  const acts = actsOf(special);
  return (
    <>
      {isOver ? (
        <Notice
          title="This special has ended"
          text="Codes that visitors already have stay valid until their promised date."
        />
      ) : (
        <AccountForm action={path} answer={answer} button="Save changes" given={given} isGuarded>
          {(field) => <SpecialFields field={field} treatments={treatments} />}
        </AccountForm>
      )}
      {acts.length > 0 && (
        <section className="border-t border-line pt-8">
          <h2 className="text-xl">Remove it from the site</h2>
          <p className="mt-2 mb-5 text-sm text-muted">
            Once paused or ended, no one can get a voucher. Codes that visitors already have stay
            valid until their promised date. Only specials without vouchers can be deleted.
          </p>
          <SpecialActs path={path} title={title} acts={acts} />
        </section>
      )}
    </>
  );
}

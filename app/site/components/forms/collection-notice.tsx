import { RichText } from "#app/components/ui/rich-text.tsx";

const parts = { a: "/privacy-policy" };

/** Shows the notice at collection for forms that touch on health. */
export function CollectionNotice({ recipient }: { recipient: string }) {
  return (
    <RichText
      text="What you enter here, and the treatment, go only to {recipient} and to the companies that deliver our email and run our servers. It can say something about your health, so we use it for your request only, and after a visit to ask you once for a review. You must be 18 or older. More in the <a>privacy policy</a>."
      values={{ recipient }}
      parts={parts}
    />
  );
}

export function SavedSearchNotice() {
  return (
    <RichText
      text="A search can say something about your health. Only you see it, and it is never used for advertising. More in the <a>privacy policy</a>."
      parts={parts}
    />
  );
}

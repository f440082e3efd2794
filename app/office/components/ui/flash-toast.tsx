import { useEffect } from "react";
import { showToast } from "#app/browser/widgets/toasts.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import type { Flash } from "#app/http/flash.ts";

/** Enough time to read two sentences, and to reach the link. */
const seconds = 10;

/** Shows what the form before this page did: as a toast or, without JavaScript, above the page. */
export function FlashToast({ flash }: { flash: Flash | null }) {
  useEffect(() => {
    // A modal dialog would cover a toast, so its page shows the message.
    if (flash && !document.querySelector("main dialog:modal"))
      void showToast({ ...flash, seconds });
  }, [flash]);
  return (
    flash && (
      <noscript>
        <div className="mb-6 max-w-2xl">
          <FlashNotice {...flash} />
        </div>
      </noscript>
    )
  );
}

export const FlashNotice = ({ link, ...flash }: Flash) => (
  <Notice {...flash}>{link && <TextLink href={link.href}>{link.label}</TextLink>}</Notice>
);

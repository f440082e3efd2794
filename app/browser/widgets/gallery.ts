import { withTranslations } from "../navigation/language.ts";
import { isPlainClick, on } from "../navigation/on.ts";

/** Opens photos large above the page and handles the before/after slider. */
export function startGallery() {
  on("click", "a:is([data-photo], [data-photos])", (pressed, event) => {
    const link = pressed.matches("[data-photos]")
      ? pressed.parentElement?.querySelector<HTMLElement>("a[data-photo]")
      : pressed;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    void withTranslations(import("./photo-dialog.ts")).then(({ openPhotoDialog }) =>
      openPhotoDialog(link),
    );
  });
  on("input", "[data-comparer] input", (input) => {
    const at = `${(input as HTMLInputElement).value}%`;
    input.parentElement?.style.setProperty("--at", at);
  });
}

import { on } from "./on.ts";

/** Photos open large above the page, and the line between two pictures moves. What a large view needs comes with the first of them. */
export function startGallery() {
  on("click", "a[data-photo]", (link, event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void import("./large-photos.ts").then(({ openLarge }) => openLarge(link));
  });
  on("input", "[data-comparer] input", (input) => {
    const at = `${(input as HTMLInputElement).value}%`;
    input.parentElement?.style.setProperty("--at", at);
  });
}

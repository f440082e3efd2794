import { on } from "./on.ts";

/** The page of a place's photos: what it takes is loaded where it is. */
export function startOwnPhotos() {
  on("change", "[data-uploads] input[type=file]", (input) => {
    if (!(input instanceof HTMLInputElement)) return;
    const files = [...(input.files ?? [])];
    input.value = "";
    void send(input.form, files);
  });
  on("dragover", "[data-uploads]", (form, event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    form.dataset.over = "";
  });
  on("dragleave", "[data-uploads]", (form, event) => {
    if (!form.contains(event.relatedTarget as Node | null)) delete form.dataset.over;
  });
  on("drop", "[data-uploads]", (form, event) => {
    event.preventDefault();
    delete form.dataset.over;
    void send(form, [...(event.dataTransfer?.files ?? [])]);
  });
  on("dragstart", "[data-order] [draggable]", (handle, event) => {
    const held = handle.closest<HTMLElement>("[data-id]");
    if (held) void import("./order-photos.ts").then(({ hold }) => hold(held));
    event.dataTransfer?.setData("text/plain", "");
  });
}

async function send(form: HTMLElement | null, files: File[]) {
  if (!(form instanceof HTMLFormElement) || files.length === 0) return;
  const { sendPhotos } = await import("./send-photos.ts");
  await sendPhotos(form, files);
}

import { on } from "../navigation/on.ts";
import { startPhotoDrag } from "./photo-drag.ts";
import { sendPhotos } from "./send-photos.ts";

/** Sets up the listing's photo page. Files may have been chosen before this script loaded. */
export function startOwnPhotos(form: HTMLFormElement) {
  const input = form.querySelector<HTMLInputElement>("input[type=file]");
  const sendChosen = () => {
    const files = [...(input?.files ?? [])];
    if (input) input.value = "";
    if (files.length > 0) void sendPhotos(form, files);
  };
  input?.addEventListener("change", sendChosen);
  form.addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    form.dataset.over = "";
  });
  form.addEventListener("dragleave", (event) => {
    if (!form.contains(event.relatedTarget as Node | null)) delete form.dataset.over;
  });
  form.addEventListener("drop", (event) => {
    event.preventDefault();
    delete form.dataset.over;
    void sendPhotos(form, [...(event.dataTransfer?.files ?? [])]);
  });
  form.dataset.ready = "";
  sendChosen();
}

on("dragstart", "[data-order] [draggable]", (handle, event) => {
  event.dataTransfer?.setData("text/plain", "");
  const held = handle.closest<HTMLElement>("[data-id]");
  if (held) startPhotoDrag(held);
});

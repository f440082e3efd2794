import { navigateInPlace } from "../navigation/in-place-navigation.ts";

/** Drags a photo among the others and saves the order on drop. */
export function startPhotoDrag(held: HTMLElement) {
  const list = held.closest<HTMLElement>("[data-order]");
  const form = held.closest("form");
  if (!list || !form) return;
  const before = orderIn(list);
  held.dataset.held = "";
  const over = (event: DragEvent) => {
    event.preventDefault();
    const other =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-id]") : null;
    if (!other || other === held) return;
    const isBehind = held.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    other[isBehind ? "after" : "before"](held);
  };
  list.addEventListener("dragover", over);
  held.addEventListener(
    "dragend",
    () => {
      list.removeEventListener("dragover", over);
      delete held.dataset.held;
      if (orderIn(list) !== before) void keep(form, orderIn(list), held.id);
    },
    { once: true },
  );
}

const orderIn = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>("[data-id]")].map((item) => item.dataset.id).join(",");

/** Submits the current captions too. The page then marks the cover again. */
async function keep(form: HTMLFormElement, order: string, id: string) {
  const fields = new FormData(form);
  fields.set("act", "order");
  fields.set("order", order);
  const answer = await fetch(form.action, { method: "post", body: fields }).catch(() => null);
  if (!answer?.ok) return location.reload();
  await navigateInPlace(location.href, { isBack: true });
  document.getElementById(id)?.scrollIntoView({ block: "nearest" });
}

import { say } from "#shared/say.ts";

const round =
  "flex size-12 shrink-0 items-center justify-center rounded-full bg-surface text-ink disabled:opacity-40";

/**
 * Shows all photos of a gallery in one snapping row: swipe, scroll, or use the arrow keys.
 * Closing returns the focus to the photo last shown, or to the link that opened it.
 */
export function openPhotoDialog(link: HTMLElement) {
  const links = [
    ...(link.closest("[data-gallery]")?.querySelectorAll<HTMLElement>("a[data-photo]") ?? []),
  ];
  const dialog = made(
    "dialog",
    "m-0 h-dvh max-h-none w-dvw max-w-none bg-[#0b1314] p-0 text-[#eef3f1] open:grid grid-rows-[auto_1fr_auto]",
  );
  dialog.ariaLabel = link.closest<HTMLElement>("[data-gallery]")?.dataset.gallery ?? say("Photos");
  const row = made(
    "div",
    "flex min-h-0 snap-x snap-mandatory overflow-x-auto overflow-y-hidden [scrollbar-width:none]",
  );
  row.tabIndex = 0;
  row.append(...links.map(slide));
  const words = made("p", "min-w-0 grow text-sm wrap-anywhere");
  words.setAttribute("aria-live", "polite");
  const back = button("m15 18-6-6 6-6", say("Previous photo"), () => turn(at - 1));
  const on = button("m9 18 6-6-6-6", say("Next photo"), () => turn(at + 1));
  const close = button("M18 6 6 18M6 6l12 12", say("Close"), () => dialog.close());
  back.classList.add("fixed", "top-1/2", "-translate-y-1/2", "left-4");
  on.classList.add("fixed", "top-1/2", "-translate-y-1/2", "right-4");
  const [head, foot] = [
    made("div", "flex justify-end p-3"),
    made("div", "flex items-center gap-3 p-4"),
  ];
  head.append(close);
  foot.append(words, ...(links.length > 1 ? [back, on] : []));
  dialog.append(head, row, foot);
  document.body.append(dialog);

  let at = links.indexOf(link);
  const show = (next: number) => {
    at = next;
    const alt = links[at]?.dataset.caption || links[at]?.querySelector("img")?.alt || "";
    words.textContent =
      links.length > 1
        ? `${say("{number} of {total}", { number: at + 1, total: links.length })}. ${alt}`
        : alt;
    back.disabled = at === 0;
    on.disabled = at === links.length - 1;
  };
  const turn = (next: number) => {
    if (next < 0 || next >= links.length) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    row.scrollTo({ left: next * row.clientWidth, behavior: isStill ? "instant" : "smooth" });
    show(next);
  };
  row.addEventListener("scrollend", () => show(Math.round(row.scrollLeft / row.clientWidth)));
  dialog.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(at + step);
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    const last = links[at];
    (last?.checkVisibility() ? last : link).focus();
  });
  dialog.showModal();
  row.scrollLeft = at * row.clientWidth;
  show(at);
}

function slide(link: HTMLElement) {
  const figure = made("figure", "grid size-full shrink-0 snap-center place-items-center px-4");
  const picture = link.querySelector("picture")?.cloneNode(true) as HTMLElement | undefined;
  if (!picture) return figure;
  picture.className = "contents";
  for (const source of picture.querySelectorAll("source, img"))
    source.setAttribute("sizes", "100vw");
  const image = picture.querySelector("img");
  if (image) image.className = "max-h-full max-w-full min-h-0 object-contain";
  figure.append(picture);
  return figure;
}

const svg = "http://www.w3.org/2000/svg";

function button(shape: string, name: string, act: () => void) {
  const made = document.createElement("button");
  made.type = "button";
  const icon = document.createElementNS(svg, "svg");
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("class", "icon");
  icon.append(document.createElementNS(svg, "path"));
  icon.firstElementChild?.setAttribute("d", shape);
  made.append(icon);
  made.ariaLabel = name;
  made.className = round;
  made.addEventListener("click", act);
  return made;
}

function made<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string) {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

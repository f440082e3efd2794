import type { ComponentType } from "react";
import type { Root } from "react-dom/client";
import { withTranslations } from "#app/browser/navigation/language.ts";

type IslandModule = { default: { Part: ComponentType<never> } };

/** All islands by name. The module of an island is loaded when it is hydrated. */
const islands = new Map(
  Object.entries(import.meta.glob<IslandModule>("./*/*.island.tsx")).map(([path, load]) => [
    path.replace(/^.*\/|\.island\.tsx$/g, ""),
    () => withTranslations(load()),
  ]),
);

const firstInteractions = ["pointerover", "touchstart", "focusin"] as const;

export function startIslands() {
  customElements.define("app-island", AppIsland);
}

/** Hydrates a server-rendered island with React. */
class AppIsland extends HTMLElement {
  static observedAttributes = ["props"];
  #root: Root | null = null;
  #isHydrating = false;

  connectedCallback() {
    if (this.#isHydrating) return;
    const hydrate = this.getAttribute("hydrate");
    // React in the browser renders it empty.
    if (hydrate === "load" || !this.hasChildNodes()) void this.#hydrate();
    else if (hydrate === "visible") this.#hydrateWhenVisible();
    else
      for (const kind of firstInteractions)
        this.addEventListener(kind, this, { once: true, passive: true });
  }

  handleEvent() {
    void this.#hydrate();
  }

  attributeChangedCallback() {
    void this.#render();
  }

  disconnectedCallback() {
    // It may only have moved within the page.
    setTimeout(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = null;
      this.#isHydrating = false;
    });
  }

  /** Observes its children, because the element itself has no box. */
  #hydrateWhenVisible() {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void this.#hydrate();
    });
    if (this.parentElement) observer.observe(this.parentElement);
  }

  async #hydrate() {
    if (this.#isHydrating) return;
    this.#isHydrating = true;
    const [{ createRoot, hydrateRoot }, element] = await Promise.all([
      import("./react.ts"),
      this.#element(),
    ]);
    if (!this.isConnected) return;
    if (this.hasChildNodes()) this.#root = hydrateRoot(this, element);
    else {
      this.#root = createRoot(this);
      this.#root.render(element);
    }
    this.toggleAttribute("hydrated", true);
  }

  async #render() {
    if (this.#root) this.#root.render(await this.#element());
  }

  async #element() {
    const [{ createElement }, module] = await Promise.all([
      import("./react.ts"),
      islands.get(this.getAttribute("name") ?? "")?.(),
    ]);
    if (!module) throw new Error(`There is no ${this.getAttribute("name")}.island.tsx`);
    const props: object = JSON.parse(this.getAttribute("props") ?? "{}");
    // The server rendered the same component with the same props.
    return createElement(module.default.Part as ComponentType<{ id: string }>, {
      ...props,
      id: this.id,
    });
  }
}

import type { ComponentType } from "react";
import type { Root } from "react-dom/client";
import type { IslandName } from "./create-island.tsx";

/**
 * Islands that need React. Each is loaded when it is in view, on first interaction, or with the
 * page.
 */
const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
  "search-box": () =>
    import("#app/islands/search-box/search-box.tsx").then(({ SearchBox }) => SearchBox),
  map: () => import("#app/islands/map/explorer.tsx").then(({ MapExplorer }) => MapExplorer),
  "results-map": () =>
    import("#app/islands/map/results-map.tsx").then(({ ResultsMap }) => ResultsMap),
  entrance: () =>
    import("#app/islands/map/entrance-field.tsx").then(({ EntranceField }) => EntranceField),
  audit: () =>
    import("#app/islands/seo-audit/audit-report.tsx").then(({ AuditReport }) => AuditReport),
  "browser-storage": () =>
    import("#app/islands/browser-storage/browser-storage.tsx").then(
      ({ BrowserStorage }) => BrowserStorage,
    ),
};

const firstInteractions = ["pointerover", "touchstart", "focusin"] as const;

export function startIslands() {
  customElements.define("app-island", AppIsland);
}

/** Hydrates a server-drawn island with React. */
class AppIsland extends HTMLElement {
  static observedAttributes = ["props"];
  #root: Root | null = null;
  #isHydrating = false;

  connectedCallback() {
    if (this.#isHydrating) return;
    const hydrate = this.getAttribute("hydrate");
    if (hydrate === "load") void this.#hydrate();
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
    const [{ hydrateRoot }, element] = await Promise.all([import("./react.ts"), this.#element()]);
    if (this.isConnected) this.#root = hydrateRoot(this, element);
  }

  async #render() {
    if (this.#root) this.#root.render(await this.#element());
  }

  async #element() {
    const [{ createElement }, Island] = await Promise.all([
      import("./react.ts"),
      islands[this.getAttribute("name") as IslandName](),
    ]);
    const props: object = JSON.parse(this.getAttribute("props") ?? "{}");
    // The server rendered the same component with the same props.
    return createElement(Island as ComponentType<{ id: string }>, { ...props, id: this.id });
  }
}

import type { ComponentType } from "react";
import type { Root } from "react-dom/client";
import type { IslandName } from "#app/components/ui/island.tsx";

/**
 * Islands that need React. Each is loaded when it is in view, on first interaction, or with the
 * page.
 */
const parts: Record<IslandName, () => Promise<ComponentType<never>>> = {
  "search-box": () =>
    import("#app/components/search/search-box.tsx").then(({ SearchBox }) => SearchBox),
  map: () => import("#app/components/map/explorer.tsx").then(({ MapExplorer }) => MapExplorer),
  "results-map": () =>
    import("#app/components/map/results-map.tsx").then(({ ResultsMap }) => ResultsMap),
  entrance: () =>
    import("#app/components/map/entrance-field.tsx").then(({ EntranceField }) => EntranceField),
  audit: () =>
    import("#app/components/seo-audit/audit-report.tsx").then(({ AuditReport }) => AuditReport),
  "browser-storage": () =>
    import("#app/components/privacy/browser-storage.tsx").then(
      ({ BrowserStorage }) => BrowserStorage,
    ),
};

const deps = ["pointerover", "touchstart", "focusin"] as const;

export function startIslands() {
  customElements.define("app-island", AppIsland);
}

/** Hydrates a server-drawn island with React. */
class AppIsland extends HTMLElement {
  static observedAttributes = ["given"];
  #root: Root | null = null;
  #isWaking = false;

  connectedCallback() {
    if (this.#isWaking) return;
    const wakes = this.getAttribute("wakes");
    if (wakes === "load") void this.#wake();
    else if (wakes === "seen") this.#wakeInSight();
    else for (const kind of deps) this.addEventListener(kind, this, { once: true, passive: true });
  }

  handleEvent() {
    void this.#wake();
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
      this.#isWaking = false;
    });
  }

  /** Observes its children, because the element itself has no box. */
  #wakeInSight() {
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      void this.#wake();
    });
    if (this.parentElement) sight.observe(this.parentElement);
  }

  async #wake() {
    if (this.#isWaking) return;
    this.#isWaking = true;
    const [{ hydrateRoot }, element] = await Promise.all([import("./react.ts"), this.#element()]);
    if (this.isConnected) this.#root = hydrateRoot(this, element);
  }

  async #render() {
    if (this.#root) this.#root.render(await this.#element());
  }

  async #element() {
    const [{ createElement }, Part] = await Promise.all([
      import("./react.ts"),
      parts[this.getAttribute("of") as IslandName](),
    ]);
    const given: object = JSON.parse(this.getAttribute("given") ?? "{}");
    // The server rendered the same component with the same props.
    return createElement(Part as ComponentType<object>, given);
  }
}

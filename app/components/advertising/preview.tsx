import type { ShownAd } from "#domain/advertising/ad-server.server.ts";
import { AdCard } from "./ad-slot.tsx";

const looks = [
  { name: "Light mode", className: "in-light" },
  { name: "Dark mode", className: "in-dark" },
];
const widths = [
  { name: "wide", className: "max-md:hidden" },
  { name: "narrow", className: "max-w-sm" },
];

/** An ad campaign in every format of a slot. Views here are not counted. */
export function AdPreview({ ad }: { ad: ShownAd }) {
  return (
    <div className="grid gap-6">
      {widths.map((width) =>
        looks.map((look) => (
          <figure key={width.name + look.name} className={width.className}>
            <figcaption className="mb-2 text-sm text-muted">
              {look.name}, {width.name}
            </figcaption>
            <div
              className={`rounded-card border border-line bg-paper p-5 text-ink ${look.className}`}
            >
              <AdCard ad={ad} />
            </div>
          </figure>
        )),
      )}
    </div>
  );
}

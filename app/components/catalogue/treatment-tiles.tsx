import { sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";

type Tile = { slug: string; name: string; count: number; href: string; isOn: boolean };

export function TreatmentTiles({ tiles }: { tiles: Tile[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-8 wrap-anywhere hyphens-auto md:grid-cols-3 lg:grid-cols-4">
      {tiles.map(({ slug, name, count, href, isOn }) => (
        <li key={slug} className="border-b border-line">
          <a
            href={to(href)}
            aria-current={isOn ? "true" : undefined}
            className="group flex justify-between gap-3 py-3 hover:text-lagoon aria-[current=true]:font-semibold aria-[current=true]:text-lagoon"
          >
            {sayStored(name)} <span className="text-muted">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

import { to } from "#shared/say.ts";
import { Illustration } from "../photos/illustration.tsx";

type Tile = { slug: string; name: string; detail: string; href: string; pictures: string[] };

/** Shows tiles in a grid; on phones, in one row that scrolls sideways. */
export function Tiles({ tiles, columns = 5 }: { tiles: Tile[]; columns?: 4 | 5 }) {
  return (
    <ul
      className={`snap-row gap-4 md:grid md:gap-3 lg:gap-4 ${columns === 5 ? "md:grid-cols-5" : "md:grid-cols-4"}`}
    >
      {tiles.map(({ slug, name, detail, href, pictures }) => (
        <li
          key={slug}
          className="group relative overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:raised"
        >
          <div className="pictured-when-near aspect-[3/2] bg-sage">
            <Illustration names={pictures} sizes="(min-width: 48rem) 15rem, 60vw" />
          </div>
          <div className="p-4 md:max-xl:p-3">
            <h3 className="break-words hyphens-auto font-sans text-base leading-snug md:max-xl:text-sm font-semibold tracking-normal">
              <a href={to(href)} className="after:absolute after:inset-0 after:rounded-card">
                {name}
              </a>
            </h3>
            <p className="mt-1 text-sm text-muted">{detail}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

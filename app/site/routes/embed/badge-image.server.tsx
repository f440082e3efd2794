import { type BadgeLook, badgeSize } from "#app/components/owner/badge-look.ts";
import { brand } from "#site/brand.ts";

const colors = {
  light: {
    paper: "#fbf8f3",
    line: "#e6dfd4",
    ink: "#17282b",
    muted: "#56686a",
    lagoon: "#0e5a5a",
    gold: "#8a6417",
  },
  dark: {
    paper: "#10191b",
    line: "#2a393c",
    ink: "#eef3f1",
    muted: "#a2b3b2",
    lagoon: "#5cc2b8",
    gold: "#d9b566",
  },
};

export type Badge = { name: string; rating: number | null; reviewCount: number };

const padding = { left: 68, right: 16 };
const width = badgeSize.width - padding.left - padding.right;

const load = async () => {
  const [{ default: satori }, { shareImageFonts }] = await Promise.all([
    import("satori"),
    import("#app/seo/share/fonts.server.ts"),
  ]);
  return { satori, fonts: shareImageFonts };
};
let loaded: ReturnType<typeof load> | undefined;

/** Converts text to outlines: the badge looks the same everywhere and needs no font. */
export async function drawBadge(badge: Badge, look: BadgeLook) {
  loaded ??= load();
  const { satori, fonts } = await loaded;
  const words = await satori(<Words {...badge} {...colors[look]} />, { ...badgeSize, fonts });
  const { paper, line, lagoon } = colors[look];
  const { width, height } = badgeSize;
  const frame = `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="11.5" fill="${paper}" stroke="${line}"/>`;
  const mark = `<g transform="translate(20 32)" fill="none" stroke="${lagoon}" stroke-width="1.4" stroke-linecap="round"><circle cx="16" cy="16" r="14.5"/><path d="M6 19c3.5-4 6.5-4 10 0s6.5 4 10 0M8.5 23.5c2.5-2.5 5-2.5 7.5 0s5 2.5 7.5 0"/><circle cx="16" cy="11" r="2.6"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${frame}${mark}${words}</svg>`;
}

function Words({ name, rating, reviewCount, ink, muted, gold }: Badge & (typeof colors)["light"]) {
  const small = { fontFamily: "Figtree, Figtree more", fontSize: 12.5, color: muted };
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "center",
        ...badgeSize,
        padding: `0 ${padding.right}px 0 ${padding.left}px`,
      }}
    >
      <div
        style={{
          display: "block",
          lineClamp: 2,
          width,
          fontFamily: "Fraunces, Fraunces more",
          fontSize: name.length > 24 ? 15.5 : 17.5,
          lineHeight: 1.2,
          color: ink,
        }}
      >
        {name}
      </div>
      <div style={{ display: "flex", marginTop: 4, ...small }}>
        {rating !== null && (
          <span
            style={{ color: gold, marginRight: 6 }}
          >{`${rating.toFixed(1)} of 5, ${reviewCount} ${reviewCount === 1 ? "review" : "reviews"}`}</span>
        )}
        {rating === null && <span>{`Listed on ${brand.name}`}</span>}
      </div>
      {rating !== null && <div style={{ ...small, marginTop: 2 }}>{`Listed on ${brand.name}`}</div>}
    </div>
  );
}

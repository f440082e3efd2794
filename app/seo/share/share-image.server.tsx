import { rasterize } from "#platform/images/rasterize.ts";
import { brand } from "#site/brand.ts";
import { type ShareText, shareSize, titleSize } from "./share-text.ts";

const families = { display: "Fraunces, Fraunces more", text: "Figtree, Figtree more" };
const [paper, ink, muted, lagoon] = ["#fbf8f3", "#17282b", "#56686a", "#0e5a5a"];
const mark = `<g transform="translate(80 72) scale(1.5)" fill="none" stroke="${lagoon}" stroke-width="1.6" stroke-linecap="round"><circle cx="16" cy="16" r="14.5"/><path d="M6 19c3.5-4 6.5-4 10 0s6.5 4 10 0M8.5 23.5c2.5-2.5 5-2.5 7.5 0s5 2.5 7.5 0"/><circle cx="16" cy="11" r="2.6"/></g>`;

/** Loads the renderer and its fonts. Loading takes 100 ms, so import them lazily. */
const load = async () => {
  const [{ default: satori }, { shareImageFonts }] = await Promise.all([
    import("satori"),
    import("./fonts.server.ts"),
  ]);
  return { satori, fonts: shareImageFonts };
};

const pictureWidth = 480;

let loaded: ReturnType<typeof load> | undefined;

let turn: Promise<unknown> = Promise.resolve();

/** Draws a PNG for link previews. It draws one at a time to bound memory. */
export function drawShareImage(text: ShareText, picture: Uint8Array | null) {
  const drawn = turn.then(() => draw(text, picture));
  turn = drawn.catch(() => null);
  return drawn;
}

/** Draws an image. Text becomes outlines here, and a separate process turns them into pixels. */
async function draw(text: ShareText, picture: Uint8Array | null) {
  loaded ??= load();
  const { satori, fonts } = await loaded;
  const words = await satori(<Words {...text} />, { ...shareSize, fonts });
  const { width, height } = shareSize;
  const background = `<rect width="${width}" height="${height}" fill="${paper}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}${mark}${words}</svg>`;
  const photo = picture && {
    bytes: picture,
    left: width - pictureWidth,
    width: pictureWidth,
    height,
  };
  return new Uint8Array(await rasterize(svg, photo));
}

function Words({ title, facts }: ShareText) {
  const display = { fontFamily: families.display, color: ink };
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        ...shareSize,
        boxSizing: "border-box",
        padding: "76px 80px 72px",
      }}
    >
      <div style={{ ...display, fontSize: 30, marginLeft: 66 }}>{brand.name}</div>
      <div style={{ display: "flex", flexDirection: "column", width: 600 }}>
        <div
          style={{
            ...display,
            display: "block",
            fontSize: titleSize(title),
            lineHeight: 1.08,
            letterSpacing: "-0.015em",
            textWrap: "balance",
            lineClamp: 4,
          }}
        >
          {title}
        </div>
        <div
          style={{ width: 64, height: 3, marginTop: 34, marginBottom: 26, backgroundColor: lagoon }}
        />
        <div
          style={{
            display: "block",
            fontFamily: families.text,
            color: muted,
            fontSize: 27,
            lineHeight: 1.35,
            lineClamp: 2,
            whiteSpace: "pre-line",
          }}
        >
          {facts}
        </div>
      </div>
    </div>
  );
}

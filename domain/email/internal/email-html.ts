import type {
  EmailContent,
  EmailItem,
  EmailLink,
  EmailSection,
  EmailText,
} from "#shared/email-parts.ts";
import { language } from "#shared/language.ts";
import { brand } from "#site/brand.ts";

export type EmailFooter = { lines: string[]; links: EmailLink[] };

const sans = "font-family:Figtree,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif";
/** Site colors. Email programs with a dark mode use the classes, all others the inline styles. */
const light = {
  paper: "#FBF8F3",
  surface: "#FFFFFF",
  ink: "#17282B",
  muted: "#56686A",
  line: "#E6DFD4",
  lagoon: "#0E5A5A",
  label: "#FFFFFF",
};
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){.paper{background:#10191B!important}.surface{background:#172326!important;border-color:#2A393C!important}.ink{color:#EEF3F1!important}.muted{color:#A2B3B2!important}.line{border-color:#2A393C!important}.link{color:#5CC2B8!important}.button{background:#5CC2B8!important;color:#10191B!important}}`;

/** The mark, drawn from text and borders, so that no program has to load an image. */
const sun = `<span style="display:block;width:4px;height:4px;margin:5px auto 0;border:1.5px solid;border-radius:50%"></span>`;
const waves = `<span style="display:block;font-family:Arial,sans-serif;font-size:23px;line-height:13px">≈</span>`;
const logo = `<span class="link" aria-hidden="true" style="display:inline-block;width:28px;height:28px;margin-right:10px;border:2px solid;border-radius:50%;text-align:center;vertical-align:middle;overflow:hidden;color:${light.lagoon}">${sun}${waves}</span>`;

/**
 * Uses tables, because some email programs support nothing else. Long URLs may break anywhere.
 */
export function renderEmailHtml(content: EmailContent, foot: EmailFooter) {
  const { title, preview, again } = content;
  const inside =
    bodyOf(content) +
    (again ? `${divider}<div lang="${again.language}">${bodyOf(again.content)}</div>` : "");
  return `<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${markup(title)}</title><style>${dark}</style></head><body class="paper" style="margin:0;padding:0;background:${light.paper}">${preview ? beside(preview) : ""}${table(
    "paper",
    `background:${light.paper}`,
    `<td align="center" style="padding:32px 16px">${table("", "max-width:600px;table-layout:fixed", `<td class="ink" style="padding:0 4px 18px;${serif};font-size:20px;color:${light.ink}">${logo}${markup(brand.name)}</td></tr><tr><td class="surface" style="padding:36px 32px 20px;background:${light.surface};border:1px solid ${light.line};border-radius:14px;${sans};font-size:16px;line-height:1.55;color:${light.ink};overflow-wrap:anywhere">${inside}</td></tr><tr><td style="padding:22px 4px 0">${footer(foot)}</td>`)}</td>`,
  )}</body></html>`;
}

function bodyOf({
  title,
  paragraphs,
  facts = [],
  items = [],
  sections = [],
  code,
  action,
  links = [],
  after = [],
}: EmailContent) {
  const words = (text: string) => paragraph([{ text }]);
  return [
    `<h1 class="ink" style="margin:0 0 20px;${serif};font-weight:400;font-size:28px;line-height:1.2;color:${light.ink}">${markup(title)}</h1>`,
    ...paragraphs.map(words),
    facts.length > 0 ? factList(facts) : "",
    ...items.map(itemOf),
    ...sections.map(sectionOf),
    code ? codeOf(code) : "",
    action ? button(action) : "",
    links.length > 0 ? linkRow(links) : "",
    ...after.map(words),
  ].join("");
}

/** Preview text, shown next to the subject but not in the email. */
const beside = (preview: string) =>
  `<div style="display:none;max-height:0;overflow:hidden">${markup(preview)}</div>`;

function paragraph(words: EmailText[]) {
  const marked = words.map(({ text, href, isStrong }) => {
    const inside = isStrong ? `<strong>${markup(text)}</strong>` : markup(text);
    return href
      ? `<a class="link" href="${markup(href)}" style="color:${light.lagoon}">${inside}</a>`
      : inside;
  });
  return `<p class="ink" style="margin:0 0 16px;color:${light.ink}">${marked.join("")}</p>`;
}

function sectionOf(section: EmailSection) {
  if (section.kind === "heading")
    return `<h2 class="ink" style="margin:30px 0 12px;${serif};font-weight:400;font-size:22px;line-height:1.25;color:${light.ink}">${markup(section.text)}</h2>`;
  if (section.kind === "text") return section.paragraphs.map(paragraph).join("");
  if (section.kind === "items") return section.items.map(itemOf).join("");
  return section.kind === "button" ? button(section) : divider;
}

const divider = `<hr class="line" style="margin:28px 0;border:0;border-top:1px solid ${light.line}">`;

function factList(facts: { label: string; text: string }[]) {
  const cell = `padding:10px 0;border-top:1px solid ${light.line};vertical-align:top;${sans};font-size:15px;line-height:1.45`;
  const rows = facts.map(
    ({ label, text }) =>
      `<td class="muted line" width="112" style="${cell};padding-right:16px;color:${light.muted}">${markup(label)}</td><td class="ink line" style="${cell};color:${light.ink};overflow-wrap:anywhere">${markup(text)}</td>`,
  );
  return table("", "margin:4px 0 22px;table-layout:fixed", rows.join("</tr><tr>"));
}

function itemOf({ title, lines, href }: EmailItem) {
  const line = (text: string) =>
    `<br><span class="muted" style="font-size:15px;color:${light.muted}">${markup(text)}</span>`;
  return `<p class="line" style="margin:0;padding:16px 0;border-top:1px solid ${light.line}"><a class="link" href="${markup(href)}" style="${serif};font-size:19px;line-height:1.3;color:${light.lagoon};text-decoration:none">${markup(title)}</a>${lines.map(line).join("")}</p>`;
}

function button({ text, href }: EmailLink) {
  const look = `display:inline-block;padding:14px 24px;border-radius:10px;background:${light.lagoon};color:${light.label};${sans};font-weight:600;text-decoration:none`;
  return `<p style="margin:26px 0 14px"><a class="button" href="${markup(href)}" style="${look}">${markup(text)}</a></p><p class="muted" style="margin:0 0 20px;font-size:13px;color:${light.muted};word-break:break-all">${markup(href)}</p>`;
}

function linkRow(links: EmailLink[]) {
  const anchors = links.map(
    ({ text, href }) =>
      `<a class="link" href="${markup(href)}" style="color:${light.lagoon};font-weight:600">${markup(text)}</a>`,
  );
  return `<p style="margin:0 0 20px">${anchors.join(" &nbsp;·&nbsp; ")}</p>`;
}

const qrCell = 5;

/**
 * Large enough to read aloud and to scan. The QR code is a table, because many programs block
 * images; equal neighbors share a cell. Black on white in the dark scheme, too.
 */
function codeOf({ text, rows }: NonNullable<EmailContent["code"]>) {
  const size = qrCell * (rows[0]?.length ?? 0);
  const lines = rows.map((row) => {
    const cells = (row.match(/0+|1+/g) ?? []).map(
      (run) =>
        `<td colspan="${run.length}" width="${qrCell * run.length}" height="${qrCell}" bgcolor="${run.startsWith("1") ? "#000000" : "#ffffff"}" style="padding:0;line-height:0;font-size:0"></td>`,
    );
    return `<tr>${cells.join("")}</tr>`;
  });
  const drawing = `<table role="img" aria-label="QR" cellpadding="0" cellspacing="0" border="0" width="${size}" style="width:${size}px;table-layout:fixed;border:20px solid #ffffff;background:#ffffff">${lines.join("")}</table>`;
  return `<p class="ink" style="margin:8px 0 16px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:28px;letter-spacing:2px;color:${light.ink}">${markup(text)}</p>${rows.length > 0 ? drawing : ""}`;
}

function footer({ lines, links }: EmailFooter) {
  const look = `margin:0 0 6px;${sans};font-size:13px;line-height:1.5;color:${light.muted}`;
  const anchors = links.map(
    ({ text, href }) =>
      `<a class="link" href="${markup(href)}" style="color:${light.lagoon}">${markup(text)}</a>`,
  );
  return [...lines.map(markup), ...(anchors.length > 0 ? [anchors.join(" &nbsp;·&nbsp; ")] : [])]
    .map((line) => `<p class="muted" style="${look}">${line}</p>`)
    .join("");
}

function table(className: string, style: string, row: string) {
  return `<table role="presentation"${className ? ` class="${className}"` : ""} width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}"><tr>${row}</tr></table>`;
}

function markup(text: string) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

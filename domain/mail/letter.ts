import { brand } from "#site/brand.ts";

export type Letter = { title: string; paragraphs: string[]; action?: { text: string; href: string }; after?: string[] };

/** One letter as plain text and as simple HTML: no picture, no script, nothing that a mail program has to load. */
export function writeLetter({ title, paragraphs, action, after = [] }: Letter) {
  const foot = `${brand.name} · ${brand.contactEmail}`;
  const text = [title, ...paragraphs, ...(action ? [`${action.text}:\n${action.href}`] : []), ...after, `--\n${foot}`].join("\n\n");
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${markup(words)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${markup(action.href)}" style="display:inline-block;padding:14px 22px;border-radius:10px;background:#0E5A5A;color:#ffffff;text-decoration:none;font-weight:600">${markup(action.text)}</a></p><p style="margin:0 0 16px;font-size:14px;color:#56686A;word-break:break-all">${markup(action.href)}</p>`
    : "";
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${markup(title)}</title></head><body style="margin:0;background:#FBF8F3;color:#17282B;font:16px/1.55 Figtree,Helvetica,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:40px 24px"><p style="margin:0 0 28px;font-size:14px;color:#56686A">${markup(brand.name)}</p><h1 style="margin:0 0 20px;font:400 28px/1.2 Fraunces,Georgia,serif">${markup(title)}</h1>${paragraphs.map(paragraph).join("")}${button}${after.map(paragraph).join("")}<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #E6DFD4;font-size:14px;color:#56686A">${markup(foot)}</p></div></body></html>`;
  return { text, html };
}

function markup(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

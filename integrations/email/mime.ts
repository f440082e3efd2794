import type { OutgoingMail } from "./mailer.ts";

/** A mail as the bytes of an .eml file: plain text and HTML, in base64, so that no line can pass for a header. */
export function mimeOf({ id, kind, to, subject, text, html, headers, at }: OutgoingMail, from: { name: string; address: string }) {
  const host = from.address.split("@")[1] ?? "localhost";
  const boundary = `part-${id}-of-mail`;
  const head = Object.entries({
    From: `${word(from.name)} <${line(from.address)}>`,
    To: line(to),
    Subject: word(subject),
    Date: at.toUTCString().replace("GMT", "+0000"),
    "Message-ID": `<mail-${id}-${at.getTime()}@${host}>`,
    "X-Mail-Kind": kind,
    ...headers,
    "MIME-Version": "1.0",
    "Content-Type": `multipart/alternative; boundary="${boundary}"`,
  }).map(([name, value]) => `${name}: ${line(value)}`);
  return [...head, "", part(boundary, "text/plain", text), part(boundary, "text/html", html), `--${boundary}--`, ""].join("\r\n");
}

const line = (value: string) => value.replace(/[\r\n]+/g, " ");

/** RFC 2047, where a header holds more than plain ASCII. */
const word = (text: string) => (/^[\x20-\x7e]*$/.test(text) ? line(text) : `=?UTF-8?B?${Buffer.from(text).toString("base64")}?=`);

function part(boundary: string, type: string, content: string) {
  const lines =
    Buffer.from(content)
      .toString("base64")
      .match(/.{1,76}/g) ?? [];
  return [`--${boundary}`, `Content-Type: ${type}; charset=utf-8`, "Content-Transfer-Encoding: base64", "", ...lines].join("\r\n");
}

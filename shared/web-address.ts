/** An address that may be shown as a link to another site: http or https, a host with a dot, no name and password in it. */
export function isWebAddress(address: string) {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (!["http:", "https:"].includes(url.protocol) || url.username || url.password) return false;
  return /^https?:\/\//i.test(address) && /^[^.\s][^\s]*\.[^.\s]+$/.test(url.hostname);
}

/** What people type for an address: "glow.example.com/book" means https. Everything else is left as it is. */
export function completeWebAddress(text: string) {
  const typed = text.trim();
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u.test(typed) ? `https://${typed}` : typed;
}

/** The host by which two addresses are of one business. */
export function hostOf(address: string) {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : null;
}

/** Accepts safe external links: http or https, a host with a dot, and no credentials. */
export function isWebAddress(address: string) {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (!["http:", "https:"].includes(url.protocol) || url.username || url.password) return false;
  return /^https?:\/\//i.test(address) && /^[^.\s][^\s]*\.[^.\s]+$/.test(url.hostname);
}

/** Adds https to "glow.example.com/book". Leaves anything else alone. */
export function completeWebAddress(text: string) {
  const typed = text.trim();
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u.test(typed) ? `https://${typed}` : typed;
}

export function hostOf(address: string) {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : null;
}

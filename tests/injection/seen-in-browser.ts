/** Runs in the page: elements and attributes that we did not write. */
export function strangeThings(own: string) {
  const found: string[] = [];
  const isAway = (address: string) => {
    const url = URL.canParse(address, location.href) ? new URL(address, location.href) : null;
    return (
      !url || !["http:", "https:", "mailto:", "tel:", "webcal:", "sms:"].includes(url.protocol)
    );
  };
  for (const element of document.querySelectorAll("*")) {
    const name = element.localName;
    if (name === "base" && element.hasAttribute("href")) found.push("<base>");
    if (
      [
        "object",
        "embed",
        "frameset",
        "portal",
        "marquee",
        "foreignObject",
        "math",
        "set",
        "animate",
        "handler",
        "xmp",
        "listing",
      ].includes(name)
    )
      found.push(`<${name}>`);
    for (const { name: attribute, value } of element.attributes) {
      if (/^on/i.test(attribute)) found.push(`<${name} ${attribute}>`);
      if (attribute === "srcdoc") found.push(`<${name} srcdoc>`);
      if (/^(href|xlink:href|action|formaction)$/.test(attribute) && isAway(value))
        found.push(`<${name} ${attribute}=${value.slice(0, 60)}>`);
      if (
        /^(src|srcset|poster|background)$/.test(attribute) &&
        name !== "img" &&
        new URL(value, own).origin !== new URL(own).origin
      )
        found.push(`<${name} ${attribute}=${value.slice(0, 60)}>`);
    }
    if (name === "meta" && /refresh/i.test(element.getAttribute("http-equiv") ?? ""))
      found.push("<meta refresh>");
    if (
      name === "script" &&
      !element.hasAttribute("src") &&
      element.textContent?.includes("ran(1)") &&
      element.getAttribute("type") !== "application/ld+json" &&
      // Loader data of the back offices, as JSON.
      !element.textContent.startsWith("window.__reactRouterContext.streamController.enqueue(")
    )
      found.push("<script> with typed words");
    if (name === "script" && element.getAttribute("type") === "application/ld+json")
      JSON.parse(element.textContent ?? "");
  }
  return [...new Set(found)];
}

export function markedTexts() {
  const texts = new Set<string>();
  const add = (text: string | null) => {
    for (const [found] of text?.matchAll(/zq\d+z.*?(?=zq\d+z|$)/gs) ?? []) texts.add(found);
  };
  const walker = document.createTreeWalker(
    document,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (node.parentElement?.localName !== "script") add(node.data);
    } else if (node instanceof Element) {
      for (const name of ["alt", "aria-label", "content", "placeholder"])
        add(node.getAttribute(name));
      if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) add(node.value);
    }
  }
  return [...texts];
}

const written = /* @__PURE__ */ new Intl.NumberFormat("en-US", {
  style: "percent",
  maximumFractionDigits: 1,
});

/** Formats "12.5%"; a dash if there is no total. */
export function percent(part: number | null) {
  return part === null ? "–" : written.format(part);
}

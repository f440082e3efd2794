const written = /* @__PURE__ */ new Intl.NumberFormat("en-US", {
  style: "percent",
  maximumFractionDigits: 1,
});

/** "12.5%"; a part of nothing is none. */
export function percent(part: number | null) {
  return part === null ? "–" : written.format(part);
}

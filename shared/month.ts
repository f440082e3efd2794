const months = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", { timeZone: "UTC", year: "numeric", month: "short" });

/** "2026-11" as "Nov 2026". */
export function monthInWords(month: string) {
  return months.format(new Date(`${month}-01T12:00:00Z`));
}

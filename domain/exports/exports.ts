/** Complete exports. `personal`: contains names and addresses of people. */
export const exportFiles = {
  listings: {
    title: "Listings",
    holds: "Everything that they say of themselves. The file can be imported again.",
    personal: false,
  },
  specials: { title: "Specials", holds: "Offers, also past ones.", personal: false },
  attestations: {
    title: "Attestations",
    holds: "What owners confirmed before their listings went live, word for word.",
    personal: true,
  },
  invoices: { title: "Invoices", holds: "Amounts, refunds and states.", personal: false },
  reviews: { title: "Reviews", holds: "With their answers, published or not.", personal: true },
  bookings: { title: "Bookings", holds: "Without the sealed messages.", personal: true },
  leads: { title: "Requests for a call", holds: "Without the sealed messages.", personal: true },
  subscribers: {
    title: "Subscribers",
    holds: "With what each agreed to, and when.",
    personal: true,
  },
  accounts: { title: "Accounts", holds: "Without passwords and keys.", personal: true },
} as const;

export type ExportName = keyof typeof exportFiles;
export type ExportFormat = "csv" | "json";

/** Parses "listings.csv". */
export function readExportFile(file: string): { name: ExportName; format: ExportFormat } | null {
  const [, name = "", format] = /^([a-z]+)\.(csv|json)$/.exec(file) ?? [];
  return Object.hasOwn(exportFiles, name)
    ? { name: name as ExportName, format: format === "json" ? "json" : "csv" }
    : null;
}

/** Complete exports. `personal`: contains names and addresses of people. */
export const exportFiles = {
  listings: {
    title: "Listings",
    holds: "Everything in their profiles. The file can be imported again.",
    personal: false,
  },
  specials: { title: "Specials", holds: "All specials, including past ones.", personal: false },
  attestations: {
    title: "Attestations",
    holds: "What owners confirmed before their listings went live, word for word.",
    personal: true,
  },
  invoices: { title: "Invoices", holds: "Amounts, refunds and statuses.", personal: false },
  reviews: { title: "Reviews", holds: "With replies, published or not.", personal: true },
  bookings: { title: "Bookings", holds: "Without the encrypted messages.", personal: true },
  leads: { title: "Callback requests", holds: "Without the encrypted messages.", personal: true },
  subscribers: {
    title: "Subscribers",
    holds: "With each person’s consents and their dates.",
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

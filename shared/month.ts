import { dateFormat } from "./language.ts";

const months = dateFormat({ timeZone: "UTC", year: "numeric", month: "short" });

export function monthInWords(month: string) {
  return months(new Date(`${month}-01T12:00:00Z`));
}

import { encode } from "uqr";

/** Returns rows of 0 and 1, for emails that draw the QR code themselves. */
export const voucherQr = (link: string) =>
  encode(link, { border: 0 }).data.map((row) => row.map(Number).join(""));

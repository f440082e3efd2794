export const voucherRefusalTexts = {
  ended: "This deal has ended.",
  paused: "This deal is paused for now. Please look again later.",
  "to come": "This deal has not started yet.",
  "sold out": "All of these deals have been claimed.",
};
export type VoucherRefusal = keyof typeof voucherRefusalTexts;

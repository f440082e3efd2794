/** Lists that can be left independently. Every bulk email belongs to one. */
export const mailingLists = ["newsletter", "offers", "alerts", "reports", "reminders"] as const;
export type MailingList = (typeof mailingLists)[number];

export const mailingListNames: Record<MailingList, string> = {
  newsletter: "Newsletter",
  offers: "Weekly discount offers",
  alerts: "Alerts for saved searches",
  reports: "Monthly reports about your listing",
  reminders: "Reminders to review your listing",
};

/** Sent to owners until they opt out. */
export const ownerLists = ["reports", "reminders"] as const satisfies MailingList[];
export type OwnerList = (typeof ownerLists)[number];
export const isOwnerList = (list: MailingList): list is OwnerList =>
  ownerLists.some((each) => each === list);

export const isMailingList = (text: string): text is MailingList =>
  mailingLists.some((list) => list === text);

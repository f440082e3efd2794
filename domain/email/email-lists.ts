/** What can be left without touching anything else. Each mail to many belongs to one of them. */
export const mailingLists = ["newsletter", "offers", "alerts", "reports", "reminders"] as const;
export type MailingList = (typeof mailingLists)[number];

export const listNames: Record<MailingList, string> = {
  newsletter: "Newsletter",
  offers: "Weekly discount offers",
  alerts: "Alerts of saved searches",
  reports: "Monthly reports about your listing",
  reminders: "Reminders to look through your listing",
};

/** Those that come to whoever runs a listing until he wants none. */
export const ownerLists = ["reports", "reminders"] as const satisfies MailingList[];
export type OwnerList = (typeof ownerLists)[number];
export const isOwnerList = (list: MailingList): list is OwnerList =>
  ownerLists.some((each) => each === list);

export const isMailingList = (text: string): text is MailingList =>
  mailingLists.some((list) => list === text);

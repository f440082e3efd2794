/** What can be left without touching anything else. Each mail to many belongs to one of them. */
export const mailingLists = ["newsletter", "offers", "alerts", "reports"] as const;
export type MailingList = (typeof mailingLists)[number];

export const listNames: Record<MailingList, string> = {
  newsletter: "Newsletter",
  offers: "Weekly discount offers",
  alerts: "Alerts of saved searches",
  reports: "Monthly reports about your listing",
};

export const isMailingList = (text: string): text is MailingList => mailingLists.some((list) => list === text);

export type MailAttachment = { name: string; type: string; content: string };

export type OutgoingMail = {
  /** Stable: the same mail sent again after a crash is recognised by it. */
  id: number;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** None in mails that were queued before there were any. */
  attachments?: MailAttachment[];
  headers: Record<string, string>;
  at: Date;
};

/** Where mails leave the site. Throws when one could not be handed over; it is tried again later. */
export type Mailer = { send(mail: OutgoingMail): Promise<void> };

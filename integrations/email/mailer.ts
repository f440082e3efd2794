export type MailAttachment = { name: string; type: string; content: string };

export type OutgoingMail = {
  id: number;
  /** Stable: the same mail sent again after a crash is recognised by it, here and in the mailbox. */
  messageId: string;
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

/** "away": the server, not the mail. "refused": this mail, for good; `isDead` where there is no such address. */
export type Refusal = { why: "away" } | { why: "refused"; isDead: boolean };

/** Why a mail could not be handed over, where that is known. Any other error is tried again as well. */
export class MailFailure extends Error {
  readonly refusal: Refusal;
  constructor(message: string, refusal: Refusal) {
    super(message);
    this.refusal = refusal;
  }
}

/** Where mails leave the site. Throws when one could not be handed over; it is tried again later. */
export type Mailer = {
  send(mail: OutgoingMail): Promise<void>;
  /** Where no mail server is set, mails stay here and the operator may read them: one as an .eml file. */
  asFile?(mail: OutgoingMail): Promise<Uint8Array<ArrayBuffer>>;
};

export type EmailAttachment = { name: string; type: string; content: string };

export type OutgoingEmail = {
  id: number;
  /** Stable, so that a resend after a crash is recognized here and in the mailbox. */
  messageId: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: EmailAttachment[];
  headers: Record<string, string>;
  at: Date;
};

/**
 * "away": the server failed, not the email. "refused": permanent for this email;
 * `isDead` if the address does not exist.
 */
export type EmailRefusal = { why: "away" } | { why: "refused"; isDead: boolean };

/** Known reason for a failed send. Other errors are retried too. */
export class EmailFailure extends Error {
  readonly refusal: EmailRefusal;
  constructor(message: string, refusal: EmailRefusal) {
    super(message);
    this.refusal = refusal;
  }
}

export type Mailer = {
  send(email: OutgoingEmail): Promise<void>;
  /** Without an SMTP server, admins can read emails as .eml files. */
  asFile?(email: OutgoingEmail): Promise<Uint8Array<ArrayBuffer>>;
};

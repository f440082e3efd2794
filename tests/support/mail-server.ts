import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export type Moment = "named" | "taken, not yet answered" | "answered";

type Behavior = {
  isSelfSigned?: boolean;
  refuse?: (address: string) => string | null;
  at?: (moment: Moment) => void | Promise<void>;
};

/** SMTP server that deduplicates by Message-ID, like a mailbox. */
export async function openMailServer({
  isSelfSigned = false,
  refuse = () => null,
  at = () => {},
}: Behavior = {}) {
  const deliveries: { messageId: string; to: string[]; text: string }[] = [];
  const sessions: { hostNameAppearsAs: string }[] = [];
  let port = 0;
  let server: SMTPServer | null = null;

  async function open() {
    const opened = new SMTPServer({
      authOptional: true,
      disabledCommands: isSelfSigned ? [] : ["STARTTLS"],
      onConnect: (session, done) => {
        sessions.push(session);
        done();
      },
      disableReverseLookup: true,
      onRcptTo({ address }, _session, done) {
        const reason = refuse(address);
        void at("named");
        done(
          reason
            ? Object.assign(new Error(reason.slice(4)), {
                responseCode: Number(reason.slice(0, 3)),
              })
            : null,
        );
      },
      onData(stream, { envelope }, done) {
        const parts: Buffer[] = [];
        stream.on("data", (part: Buffer) => parts.push(part));
        stream.on("end", async () => {
          const text = Buffer.concat(parts).toString();
          deliveries.push({
            messageId: /^Message-ID: <(.+)>\r$/im.exec(text)?.[1] ?? "",
            to: envelope.rcptTo.map(({ address }) => address),
            text,
          });
          await at("taken, not yet answered");
          done();
          setImmediate(() => void at("answered"));
        });
      },
    });
    // A killed process resets its connections.
    opened.on("error", () => {});
    await new Promise<void>((resolve) => opened.listen(port, "127.0.0.1", resolve));
    const address = opened.server.address();
    port = typeof address === "object" && address ? address.port : 0;
    server = opened;
  }
  async function close() {
    const closing = server;
    server = null;
    if (closing) await new Promise<void>((resolve) => closing.close(resolve));
  }
  await open();
  onTestFinished(close);
  return {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    deliveries,
    /** Host names in client greetings. */
    get greetings() {
      return sessions.map(({ hostNameAppearsAs }) => hostNameAppearsAs);
    },
    /** Deduplicated emails. */
    emails: () => [
      ...new Map(deliveries.map((delivery) => [delivery.messageId, delivery])).values(),
    ],
    open,
    close,
  };
}

type Message = {
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  category: string;
  message: string;
  at: string;
};

/** A message to the site. Admins reply from their own email program. */
export function MessageFacts({
  message: { name, email, phone, subject, category, message, at },
}: {
  message: Message;
}) {
  const answer = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(`\n\n${quoted(message)}`)}`;
  return (
    <>
      <p className="text-sm text-muted wrap-anywhere">
        {[category, name, email, phone, at].filter(Boolean).join(" · ")}
      </p>
      <p className="measure mt-4 whitespace-pre-line wrap-anywhere">{message}</p>
      <p className="mt-5">
        <a href={answer} className="text-link inline-flex min-h-11 items-center">
          Reply by email
        </a>
      </p>
    </>
  );
}

const mostQuoted = 1000;
const quoted = (text: string) =>
  text
    .slice(0, mostQuoted)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

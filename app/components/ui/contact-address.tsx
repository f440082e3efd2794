import { useContactDetails } from "#app/http/contact-details.ts";

export function ContactAddress({ className = "" }: { className?: string }) {
  const { email } = useContactDetails();
  return (
    <a className={`text-link ${className}`} href={`mailto:${email}`}>
      {email}
    </a>
  );
}

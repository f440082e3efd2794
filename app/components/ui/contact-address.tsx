import { useReach } from "#app/http/contact-details.ts";

export function ContactAddress({ className = "" }: { className?: string }) {
  const { email } = useReach();
  return (
    <a className={`text-link ${className}`} href={`mailto:${email}`}>
      {email}
    </a>
  );
}

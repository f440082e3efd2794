import { useReach } from "#app/settings.ts";

/** Our own address, as it is set. */
export function ContactAddress({ className = "" }: { className?: string }) {
  const { email } = useReach();
  return (
    <a className={`text-link ${className}`} href={`mailto:${email}`}>
      {email}
    </a>
  );
}

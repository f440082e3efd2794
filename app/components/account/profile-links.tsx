import { TextLink } from "#app/components/ui/text-link.tsx";
import { say, sayStored } from "#shared/say.ts";

const links = [
  {
    href: "/profile/security",
    name: "Sign-in and security",
    text: "Email, password, second factor, passkeys, sessions",
  },
  {
    href: "/profile/data",
    name: "Download my data",
    text: "Everything we store about you, in one file",
  },
  {
    href: "/privacy-choices",
    name: "Privacy choices",
    text: "What this browser keeps, and how to clear it",
  },
  {
    href: "/profile/security/deletion",
    name: "Delete my account",
    text: "Immediately and permanently",
  },
];

export function ProfileLinks() {
  return (
    <nav
      aria-label={say("Your account")}
      className="rounded-card border border-line bg-surface px-6 py-3"
    >
      <ul>
        {links.map(({ href, name, text }) => (
          <li key={href} className="border-b border-line py-4 last:border-0">
            <TextLink href={href}>{sayStored(name)}</TextLink>
            <span className="mt-1 block text-sm text-muted">{sayStored(text)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

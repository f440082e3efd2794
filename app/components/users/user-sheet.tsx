import { TextLink } from "#app/components/ui/text-link.tsx";
import { listingPath } from "#shared/paths.ts";
import { FactList } from "../email/fact-list.tsx";
import { memberNames, roleInWords, type roleNames } from "./names.ts";

type Props = {
  user: {
    id: number;
    role: keyof typeof roleNames;
    isDemo: boolean;
    hasPassword: boolean;
    hasTwoFactor: boolean;
    passkeys: number;
    suspendedFor: string;
  };
  standing: string;
  since: string;
  lastSeen: string | null;
  listings: { slug: string; name: string; role: keyof typeof memberNames }[];
  events: { id: number; kind: string; at: string }[];
  seen: { id: number; operator: string; reason: string; from: string; until: string }[];
};

export function UserSheet({ user, standing, since, lastSeen, listings, events, seen }: Props) {
  const ways = [
    user.hasPassword && "password",
    user.hasTwoFactor && "second factor",
    user.passkeys > 0 && (user.passkeys === 1 ? "a passkey" : `${user.passkeys} passkeys`),
  ].filter(Boolean);
  return (
    <div className="grid min-w-0 gap-10">
      <div className="-mt-8">
        <FactList
          facts={[
            ["Role", roleInWords(user.role, listings.length)],
            ["Status", standing],
            ["Suspended for", user.suspendedFor || null],
            ["Signs in with", ways.length > 0 ? ways.join(", ") : "No sign-in method yet"],
            ["Last seen", lastSeen ?? "Not signed in anywhere"],
            ["Since", since],
            ["Demo account", user.isDemo ? "Yes" : null],
          ]}
        />
      </div>
      {listings.length > 0 && (
        <Part title="Listings">
          {listings.map(({ slug, name, role }) => (
            <Line key={slug} note={memberNames[role]}>
              <TextLink href={listingPath(slug)}>{name}</TextLink>
            </Line>
          ))}
        </Part>
      )}
      {seen.length > 0 && (
        <Part title="Viewed by admins">
          {seen.map(({ id, operator, reason, from, until }) => (
            <Line key={id} note={`${from} to ${until}`}>
              {operator}
              {reason && <span className="block text-sm text-muted wrap-anywhere">{reason}</span>}
            </Line>
          ))}
        </Part>
      )}
      <Part
        title="Recent activity"
        more={{ href: `/admin/audit?who=${user.id}`, text: "All changes by this account" }}
      >
        {events.map(({ id, kind, at }) => (
          <Line key={id} note={at}>
            <span className="inline-block first-letter:uppercase">{kind}</span>
          </Line>
        ))}
      </Part>
    </div>
  );
}

type PartProps = {
  title: string;
  more?: { href: string; text: string };
  children: React.ReactNode;
};

function Part({ title, more, children }: PartProps) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 border-t border-line">{children}</ul>
      {more && (
        <p className="mt-3">
          <TextLink href={more.href}>{more.text}</TextLink>
        </p>
      )}
    </section>
  );
}

function Line({ note, children }: { note: string; children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-8 gap-y-0.5 border-b border-line py-3">
      <span className="min-w-0">{children}</span>
      <span className="text-sm text-muted">{note}</span>
    </li>
  );
}

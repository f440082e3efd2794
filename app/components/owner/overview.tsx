import type { OverviewShown } from "#app/overview.server.ts";
import { withPlace } from "#app/place-in-address.ts";
import { timeInWords } from "#domain/bookings/when.ts";
import { StatusBadge } from "../booking/status-badge.tsx";
import { Figures } from "../ui/figures.tsx";
import { LevelBar } from "../ui/level-bar.tsx";

/** A place at a glance: its figures, what waits for somebody, who comes today, and what its profile lacks. */
export function Overview({ slug, overview: { figures, waiting, today, profile, place } }: { slug: string; overview: OverviewShown }) {
  return (
    <>
      <Figures figures={figures.map(({ name, value }) => ({ name, value: value.toLocaleString("en-US") }))} />
      <div className="grid gap-x-14 gap-y-10 xl:grid-cols-2">
        <section aria-labelledby="attention">
          <h2 id="attention" className="text-xl">
            Needs attention
          </h2>
          {waiting.length === 0 && <p className="mt-3 text-muted">Nothing waits for you.</p>}
          <ul className="mt-3">
            {waiting.map(({ path, text, note }) => (
              <li key={text} className="border-t border-line">
                <a href={path} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2 hover:text-lagoon hover:underline">
                  {text}
                  {note && <span className={`text-sm font-medium ${note.isLate ? "text-coral" : "text-muted"}`}>{note.words}</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="today">
          <h2 id="today" className="text-xl">
            Today
          </h2>
          {today.length === 0 && <p className="mt-3 text-muted">Nobody has booked for today.</p>}
          <ul className="mt-3">
            {today.map(({ id, time, customerName, treatment, status, noShow }) => (
              <li key={id} className="border-t border-line">
                <a href={withPlace(`/owner/bookings/${id}`, place)} className="group grid min-h-14 grid-cols-[5.5rem_1fr_auto] items-center gap-x-4 py-2">
                  <span className="font-medium">{timeInWords(time)}</span>
                  <span className="min-w-0 wrap-anywhere group-hover:text-lagoon group-hover:underline">
                    {customerName}
                    <span className="block text-sm text-muted">{treatment}</span>
                  </span>
                  <StatusBadge status={status} noShow={noShow} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {profile && <Completeness slug={slug} profile={profile} />}
    </>
  );
}

function Completeness({ slug, profile }: { slug: string; profile: NonNullable<OverviewShown["profile"]> }) {
  return (
    <section aria-labelledby="profile" className="grid max-w-xl gap-4">
      <h2 id="profile" className="text-xl">
        Profile
      </h2>
      <LevelBar label="Filled in" value={profile.there} most={profile.parts} level={profile.next === null ? "high" : "fair"} />
      <p className="text-muted">
        {profile.next === null ? (
          "Your profile is complete. "
        ) : (
          <>
            The next best step:{" "}
            <a href={`/owner/profile/${slug}/${profile.next.section}`} className="text-link font-medium text-ink">
              {profile.next.name}
            </a>
            .{" "}
          </>
        )}
        A complete profile stands{" "}
        <a href="/how-we-rank" className="text-link">
          higher in the lists
        </a>
        .
      </p>
    </section>
  );
}

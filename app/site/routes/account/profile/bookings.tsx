import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { ProfileFrame } from "#app/site/components/account/profile-frame.tsx";
import type { LoaderArgs, PageProps } from "#app/site/page.ts";
import { bookingStatusNames } from "#domain/bookings/booking.ts";
import { listOwnBookings } from "#domain/bookings/bookings-of-account.server.ts";
import { whenInWords } from "#domain/bookings/when.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { loadProfile } from "./profile-page.server.ts";

export const middleware = [authorize("account.read")];

export async function loader(args: LoaderArgs) {
  const { actor, services } = signedIn(args);
  return {
    profile: await loadProfile(services, actor),
    bookings: await listOwnBookings(services, actor),
  };
}

export const meta = privatePage(() => say("Bookings"));

export default function Bookings({ loaderData: { profile, bookings } }: PageProps<typeof loader>) {
  return (
    <ProfileFrame profile={profile} part="Bookings">
      <h2 className="sr-only">{say("Bookings")}</h2>
      {bookings.length === 0 && (
        <EmptyState
          title={say("No bookings yet")}
          text={say(
            "What you book while signed in, or with your confirmed address, is listed here.",
          )}
        >
          <ButtonLink href="/med-spas">{say("Find a med spa")}</ButtonLink>
        </EmptyState>
      )}
      <ul className="max-w-3xl">
        {bookings.map(({ id, listing, treatment, status, date, time, path }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-5"
          >
            <div className="min-w-0">
              <a href={to(path)} className="text-link font-medium wrap-anywhere">
                {say("{treatment} at {listing}", { treatment: sayStored(treatment), listing })}
              </a>
              <p className="mt-0.5 text-sm text-muted">{whenInWords({ date, time })}</p>
            </div>
            <p className="text-sm">{sayStored(bookingStatusNames[status])}</p>
          </li>
        ))}
      </ul>
    </ProfileFrame>
  );
}

import { useEffect, useRef, useState } from "react";
import { getFavorites } from "#app/browser/widgets/favorites.ts";
import { PremierBadge } from "#app/components/catalogue/badges.tsx";
import { Rating } from "#app/components/catalogue/rating.tsx";
import { IconButton } from "#app/components/ui/button.tsx";
import { ChevronLeft, ChevronRight, X } from "#app/components/ui/icons.tsx";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import { formatCents } from "#shared/money.ts";
import { bookAtListingPath, listingPath } from "#shared/paths.ts";
import { say, to } from "#shared/say.ts";

type Facts = { profileImageUrl: string | null; takesBookings: boolean };

/** Points come without these, because few are opened. */
function useFacts(slug: string) {
  const [facts, setFacts] = useState<Partial<Facts>>({});
  useEffect(() => {
    const leaving = new AbortController();
    setFacts({});
    fetch(`/api/medspas/${slug}`, { signal: leaving.signal })
      .then((response) => response.json())
      .then(setFacts, () => {});
    return () => leaving.abort();
  }, [slug]);
  return facts;
}

const swipe = 40;
const picture = "size-20 shrink-0 rounded-control bg-sage object-cover";

/**
 * Shows the listing of a pin at the lower end of the map. A swipe or a button leads to the next
 * one.
 */
export function PinCard({
  ref,
  point,
  hasFocus = false,
  position: [number, count],
  onStep,
  onClose,
}: {
  ref: React.Ref<HTMLElement>;
  point: PricedPoint;
  /** True if a key opened the card. */
  hasFocus?: boolean | undefined;
  position: [number: number, count: number];
  onStep(by: number): void;
  onClose(): void;
}) {
  const { slug, name, city, rating, reviewCount, priceCents, isPremium } = point;
  const { profileImageUrl, takesBookings } = useFacts(slug);
  const link = useRef<HTMLAnchorElement>(null);
  const touched = useRef(0);
  useEffect(() => {
    if (hasFocus) link.current?.focus();
  }, [hasFocus]);
  return (
    <article
      ref={ref}
      aria-label={name}
      data-slug={slug}
      className="pointer-events-auto relative mx-auto w-full max-w-md rounded-card border border-line bg-surface p-3 raised"
      onTouchStart={({ touches }) => {
        touched.current = touches[0]?.clientX ?? 0;
      }}
      onTouchEnd={({ changedTouches }) => {
        const across = (changedTouches[0]?.clientX ?? 0) - touched.current;
        if (Math.abs(across) > swipe) onStep(across < 0 ? 1 : -1);
      }}
    >
      <div className="flex gap-3">
        {profileImageUrl ? (
          <img src={profileImageUrl} alt="" className={picture} />
        ) : (
          <span className={picture} />
        )}
        <div className="min-w-0">
          <h2 className="pr-9 text-base leading-snug break-words">
            <a ref={link} href={to(listingPath(slug))} className="hover:text-lagoon">
              {name}
            </a>
          </h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm">
            <Rating rating={rating} reviewCount={reviewCount} />
            <span className="text-muted">{city}</span>
          </p>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm">
            {priceCents !== undefined && (
              <span className="font-medium">
                {say("from {price} a visit", { price: formatCents(priceCents) })}
              </span>
            )}
            {isPremium && <PremierBadge />}
          </p>
        </div>
      </div>
      <p className="mt-2 flex items-center">
        <IconButton onClick={() => onStep(-1)} label={say("Previous")}>
          <ChevronLeft className="size-5" aria-hidden />
        </IconButton>
        <span className="text-sm text-muted">{`${number} / ${count}`}</span>
        <IconButton onClick={() => onStep(1)} label={say("Next")}>
          <ChevronRight className="size-5" aria-hidden />
        </IconButton>
        <IconButton
          key={slug}
          data-save=""
          aria-pressed={getFavorites().includes(slug)}
          label={say("Save {name}", { name })}
          className="icon-save aria-pressed:text-coral"
        />
        <a
          href={to(takesBookings ? bookAtListingPath(slug) : listingPath(slug))}
          className="card-button"
        >
          {takesBookings ? say("Book Now") : say("View profile")}
        </a>
      </p>
      <IconButton onClick={onClose} label={say("Close")} className="absolute top-0 right-0">
        <X className="size-5" aria-hidden />
      </IconButton>
    </article>
  );
}

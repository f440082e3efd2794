import { Heart, MapPin, Phone, Share2 } from "lucide-react";
import { useState } from "react";
import { useFavourite } from "#app/components/catalogue/use-favourites.ts";
import { CompareButton } from "#app/components/compare/compare-button.tsx";
import { showToast } from "#app/components/ui/toast.ts";
import type { MedSpaCard } from "#domain/catalogue/med-spa.ts";
import { directionsUrl } from "#shared/outbound-url.ts";

const action = "flex size-11 items-center justify-center rounded-full text-muted transition-colors hover:bg-sage hover:text-ink";
const sharedFor = 2_000;

/** What can be done without opening the profile: call, find the way, keep, pass on. */
export function CardActions({ medSpa }: { medSpa: MedSpaCard }) {
  const panel = `contact-${medSpa.slug}`;
  return (
    <div className="relative z-10 -mx-2 flex flex-wrap items-center">
      <button type="button" popoverTarget={panel} className={action} aria-label={`Contact ${medSpa.name}`}>
        <Phone className="size-4.5" aria-hidden />
      </button>
      <a href={directionsUrl(medSpa)} target="_blank" rel="noopener noreferrer nofollow" className={action} aria-label={`Directions to ${medSpa.name}`}>
        <MapPin className="size-4.5" aria-hidden />
      </a>
      <SaveButton slug={medSpa.slug} name={medSpa.name} className={action} />
      <CompareButton slug={medSpa.slug} name={medSpa.name} className={action} />
      <ShareButton slug={medSpa.slug} name={medSpa.name} className={action} />
      <ContactPanel id={panel} medSpa={medSpa} />
    </div>
  );
}

const wordedAction = "flex min-h-11 items-center gap-2 rounded-full px-3 text-sm text-muted transition-colors hover:bg-sage hover:text-ink";

/** The same on the profile, where there is room for words. */
export function ProfileActions(medSpa: Acted) {
  return (
    <div className="-mx-3 mt-4 flex flex-wrap items-center">
      <SaveButton {...medSpa} className={wordedAction}>
        Save
      </SaveButton>
      <CompareButton {...medSpa} className={wordedAction}>
        Compare
      </CompareButton>
      <ShareButton {...medSpa} className={wordedAction}>
        Share
      </ShareButton>
    </div>
  );
}

type Acted = { slug: string; name: string };
type ActionButton = Acted & { className: string; children?: React.ReactNode };

/** Opens and closes by itself, by a click beside it too, with or without JavaScript. */
function ContactPanel({ id, medSpa: { name, cityName, phone, email, specialties } }: { id: string; medSpa: MedSpaCard }) {
  return (
    <div
      id={id}
      popover="auto"
      className="m-auto w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-6 text-ink shadow-lg backdrop:bg-ink/30"
    >
      <p className="font-display text-lg">{name}</p>
      <p className="text-sm text-muted">{cityName}</p>
      <p className="mt-4 grid gap-2">
        <a className="text-link" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
          {phone}
        </a>
        <a className="text-link break-all" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      {specialties.length > 0 && <p className="mt-4 text-sm text-muted">{specialties.join(" · ")}</p>}
    </div>
  );
}

function SaveButton({ slug, name, className, children }: ActionButton) {
  const [isSaved, toggle] = useFavourite(slug);
  const change = () => {
    toggle();
    if (!isSaved) showToast({ title: `${name} is saved`, text: "Your favorites are in My Profile, in this browser." });
  };
  return (
    <button type="button" onClick={change} aria-pressed={isSaved} aria-label={`Save ${name}`} className={`needs-script ${className}`}>
      <Heart className={`size-4.5 ${isSaved ? "fill-coral text-coral" : ""}`} aria-hidden />
      {children}
    </button>
  );
}

function ShareButton({ slug, name, className, children }: ActionButton) {
  const [isShared, setShared] = useState(false);
  const share = async () => {
    const url = new URL(`/listing/${slug}`, location.href).href;
    if (!(await shareOrCopy(name, url))) return;
    setShared(true);
    setTimeout(() => setShared(false), sharedFor);
  };
  return (
    <>
      <button type="button" onClick={share} aria-label={`Share ${name}`} className={`needs-script ${className}`}>
        <Share2 className="size-4.5" aria-hidden />
        {children}
      </button>
      <span role="status" className="text-sm font-medium text-lagoon">
        {isShared && "Shared!"}
      </span>
    </>
  );
}

/** The system's own sheet where there is one, else the clipboard. False when the visitor thought better of it. */
async function shareOrCopy(title: string, url: string) {
  if (navigator.share) {
    const outcome = await navigator.share({ title, url }).then(
      () => "shared",
      (error: Error) => error.name,
    );
    if (outcome === "shared") return true;
    if (outcome === "AbortError") return false;
  }
  return navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  );
}

import {
  type BadgeLook,
  badgeLooks,
  badgeSize,
  buttonSize,
} from "#app/components/owner/badge-look.ts";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { authorize, ownListing } from "#app/http/authorize.server.ts";
import { pageContext } from "#app/http/context.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { findBookable } from "#domain/bookings/find-bookable.server.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/website.ts";

export const middleware = [authorize("ownerSettings.read")];

export async function loader(args: Route.LoaderArgs) {
  const { services, listing } = ownListing(args);
  const { name, slug, isPublic } = listing;
  const takesBookings = ((await findBookable(services, slug))?.treatments.length ?? 0) > 0;
  const { siteUrl } = args.context.get(pageContext);
  return {
    name,
    slug,
    isPublic,
    takesBookings,
    html: embedCodeFor(siteUrl, { name, slug }, { takesBookings }),
  };
}

export const meta = privatePage("On your website");

const grounds = { light: "bg-[#ffffff]", dark: "bg-[#10191b]" };

export default function Website({
  loaderData: { name, slug, isPublic, takesBookings, html },
}: Route.ComponentProps) {
  return (
    <OwnerPage
      title="On your website"
      lead="Copy these lines into a page of your own site. They contain no script, set no cookie, and update automatically with your listing."
    >
      {!isPublic && (
        <p className="text-muted">
          Your listing is not public yet. Once it is, you find the badge and the button here.
        </p>
      )}
      {isPublic && (
        <>
          <TitledSection id="badge" title="A badge" className="grid gap-6">
            {badgeLooks.map((look) => (
              <CopyBlock
                key={look}
                id={`badge-${look}`}
                label={look === "light" ? "For a light page" : "For a dark page"}
                html={html.badge[look]}
              >
                <div className={`rounded-card border border-line p-6 ${grounds[look]}`}>
                  <img
                    src={`/embed/${slug}/badge.svg?look=${look}`}
                    alt={`${name}, as the badge shows it`}
                    {...badgeSize}
                    className="h-auto max-w-full"
                  />
                </div>
              </CopyBlock>
            ))}
            <CopyBlock
              id="badge-reader"
              label="Light or dark, matching the reader’s setting"
              html={html.badgeByReader}
            />
          </TitledSection>
          <TitledSection id="button" title="A booking button" className="grid gap-6">
            {!takesBookings && (
              <p className="text-muted">
                Visitors cannot book here yet.{" "}
                <TextLink href={`/owner/bookings/settings?place=${slug}`}>
                  Set up how they book
                </TextLink>
                , then you find the button here.
              </p>
            )}
            {html.frame &&
              badgeLooks.map((look) => (
                <CopyBlock
                  key={look}
                  id={`button-${look}`}
                  label={
                    look === "light" ? "A button for a light page" : "A button for a dark page"
                  }
                  html={html.frame?.[look] ?? ""}
                >
                  <div className={`rounded-card border border-line p-6 ${grounds[look]}`}>
                    <iframe
                      src={`/embed/${slug}/book?look=${look}`}
                      title={`Booking button, ${look}`}
                      {...buttonSize}
                      className="max-w-full scheme-light"
                    />
                  </div>
                </CopyBlock>
              ))}
            {html.button && (
              <CopyBlock
                id="button-link"
                label="A plain link, which you can style as you like"
                html={html.button}
              />
            )}
          </TitledSection>
        </>
      )}
    </OwnerPage>
  );
}

type CopyBlockProps = { id: string; label: string; html: string; children?: React.ReactNode };

/** Shows code to copy below its preview. A click selects everything. */
function CopyBlock({ id, label, html, children }: CopyBlockProps) {
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children}
      <textarea
        id={id}
        readOnly
        rows={4}
        spellCheck={false}
        value={html}
        data-marks-itself
        className="w-full resize-y rounded-control border border-edge bg-surface p-4 font-mono text-xs leading-relaxed break-all"
      />
    </div>
  );
}

type EmbedListing = { slug: string; name: string };

const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/**
 * Returns HTML for owners to copy: links, images, and a frame. It has no scripts, tracking, or
 * cookies.
 */
function embedCodeFor(
  siteUrl: string,
  { slug, name }: EmbedListing,
  { takesBookings }: { takesBookings: boolean },
) {
  const [profile, booking, embed] = [
    `${siteUrl}/listing/${slug}`,
    `${siteUrl}/booking/${slug}`,
    `${siteUrl}/embed/${slug}`,
  ];
  const alt = escaped(`${name} on ${brand.name}`);
  const size = `width="${badgeSize.width}" height="${badgeSize.height}"`;
  const image = (look: BadgeLook) =>
    `<img src="${embed}/badge.svg?look=${look}" alt="${alt}" ${size} loading="lazy" style="max-width:100%;height:auto">`;
  const link = (inner: string) => `<a href="${profile}">${inner}</a>`;
  const words = escaped(`Book at ${name}`);
  // A frame is transparent only if its color scheme matches the page's.
  const frame = (look: BadgeLook) =>
    `<iframe src="${embed}/book?look=${look}" title="${words}" width="${buttonSize.width}" height="${buttonSize.height}" loading="lazy" style="border:0;max-width:100%;color-scheme:light"></iframe>`;
  const button =
    "display:inline-block;padding:14px 24px;border-radius:10px;background:#0e5a5a;color:#ffffff;font:500 16px/1.25 system-ui,sans-serif;text-decoration:none";
  return {
    badge: { light: link(image("light")), dark: link(image("dark")) },
    badgeByReader: link(
      `<picture><source srcset="${embed}/badge.svg?look=dark" media="(prefers-color-scheme: dark)">${image("light")}</picture>`,
    ),
    button: takesBookings ? `<a href="${booking}" style="${button}">${words}</a>` : null,
    frame: takesBookings ? { light: frame("light"), dark: frame("dark") } : null,
  };
}

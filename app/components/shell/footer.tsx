import { ContactAddress } from "#app/components/ui/contact-address.tsx";
import { ChevronDown } from "#app/components/ui/icons.tsx";
import { useContactDetails } from "#app/http/contact-details.ts";
import type { SlugAndName } from "#domain/catalogue/listings/listing.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { Wordmark } from "./wordmark.tsx";

const citiesShown = 8;
const inTwo = "max-md:columns-2 max-md:gap-x-6";

type FooterProps = { categories: SlugAndName[]; cities: SlugAndName[] };

export function Footer({ categories, cities }: FooterProps) {
  const { phone, social } = useContactDetails();
  const more = cities.slice(citiesShown);
  return (
    <footer className="footer drawn-when-near border-t border-line bg-surface pt-10 pb-[calc(2rem+var(--book-bar,0px))]">
      <div className="wrap footer-columns">
        <div className="max-md:mb-8 md:max-lg:col-span-full">
          <Wordmark />
          <p className="mt-4 max-w-xs text-sm text-muted">{sayStored(brand.description)}</p>
          <p className="mt-4 text-sm">
            <ContactAddress />
          </p>
          {phone && <p className="mt-2 text-sm text-muted">{phone}</p>}
          {social.length > 0 && (
            <ul className="mt-3 flex gap-5">
              {social.map(({ name, url }) => (
                <FooterLink key={name} href={url}>
                  {name}
                </FooterLink>
              ))}
            </ul>
          )}
        </div>
        <Column title={say("Categories")} isFolded>
          <Links of={categories} path="/category/" />
        </Column>
        <Column title={say("Cities")}>
          <Links of={cities.slice(0, citiesShown)} path="/city/" className={inTwo} />
          {more.length > 0 && (
            <details className="group flex flex-col-reverse">
              <summary className="text-link inline-block py-1.5 text-sm">
                <span className="group-open:hidden">
                  {say("Show More Cities ({count} more)", { count: more.length })}
                </span>
                <span className="hidden group-open:inline">{say("Show Less Cities")}</span>
              </summary>
              <Links of={more} path="/city/" className={inTwo} />
            </details>
          )}
        </Column>
        <Column title={say("Directory")} isFolded>
          <ul className="columns-2 gap-x-6">
            <FooterLink href="/map">{say("Interactive Map")}</FooterLink>
            <FooterLink href="/deals">{say("Special Deals")}</FooterLink>
            <FooterLink href="/reviews">{say("Reviews")}</FooterLink>
            <FooterLink href="/treatment-demo">{say("Treatment guide")}</FooterLink>
            <FooterLink href="/newsletter">{say("Newsletter")}</FooterLink>
            <FooterLink href="/how-we-rank">{say("How we rank")}</FooterLink>
            <FooterLink href="/about">{say("About us")}</FooterLink>
            <FooterLink href="/contact">{say("Contact")}</FooterLink>
            <FooterLink href="/profile">{say("My Profile")}</FooterLink>
            <FooterLink href="/add-listing">{say("List Your Med Spa")}</FooterLink>
            <FooterLink href="/client-admin">{say("Client Admin")}</FooterLink>
            <FooterLink href="/contact?category=website-development">
              {say("Website marketing")}
            </FooterLink>
            <FooterLink href="/advertising">{say("Advertising")}</FooterLink>
            <FooterLink href="/developers">{say("For developers")}</FooterLink>
            <FooterLink href={brand.cancerPrevention.url}>
              {sayStored(brand.cancerPrevention.name)}
            </FooterLink>
          </ul>
        </Column>
      </div>
      <div className="wrap mt-8 text-sm text-muted">
        <hr className="mb-6 border-line" />
        <p className="max-w-prose">
          <strong className="font-semibold text-ink">{say("Medical disclaimer.")}</strong>{" "}
          {say(
            "This directory is informational only and gives no medical advice. It is an advertising directory, not a referral service; it does not recommend, endorse or select providers and guarantees no results. Providers may pay a flat fee for placement. Talk to a licensed professional before any treatment. In an emergency, call 911.",
          )}
        </p>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <ul className="flex flex-wrap gap-x-6">
            <FooterLink href="/privacy-policy">{say("Privacy policy")}</FooterLink>
            <FooterLink href="/review-policy">{say("Review policy")}</FooterLink>
            <FooterLink href="/privacy-choices">{say("Privacy choices")}</FooterLink>
            <FooterLink href="/terms-of-service">{say("Terms of service")}</FooterLink>
            <FooterLink href="/accessibility">{say("Accessibility")}</FooterLink>
            <FooterLink href="/seo-audit">{say("Page audit")}</FooterLink>
            <FooterLink href="/admin">{say("Admin Login")}</FooterLink>
          </ul>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

type ColumnProps = { title: string; isFolded?: boolean; children: React.ReactNode };

/**
 * Renders a column of links. `isFolded`: collapses on phones, where the full footer would be longer
 * than many pages.
 */
function Column({ title, isFolded = false, children }: ColumnProps) {
  const heading = "font-sans text-sm font-semibold tracking-normal";
  return (
    <nav aria-label={title}>
      <h2 className={`mb-3 ${heading} ${isFolded ? "max-md:hidden" : ""}`}>{title}</h2>
      {isFolded ? (
        <details className="unfolds-on-desk group/part">
          <summary className={`min-h-8 items-center justify-between max-md:flex ${heading}`}>
            {title}
            <ChevronDown
              className="size-4 text-muted transition-transform group-open/part:rotate-180"
              aria-hidden
            />
          </summary>
          {children}
        </details>
      ) : (
        children
      )}
    </nav>
  );
}

function Links({ of, path, className }: { of: SlugAndName[]; path: string; className?: string }) {
  return (
    <ul className={className}>
      {of.map(({ slug, name }) => (
        <FooterLink key={slug} href={`${path}${slug}`}>
          {sayStored(name)}
        </FooterLink>
      ))}
    </ul>
  );
}

function FooterLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <li>
      <a href={to(href)}>{children}</a>
    </li>
  );
}

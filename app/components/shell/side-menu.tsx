import { Button } from "#app/components/ui/button.tsx";
import type { SlugAndName } from "#domain/catalogue/listings/listing.ts";
import { formatCents } from "#shared/money.ts";
import { categoryPath } from "#shared/paths.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { premier } from "#site/plans.ts";
import { SignOutForm } from "../account/sign-out-form.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { opensPanel } from "../ui/dialog.tsx";
import { Search } from "../ui/icons.tsx";
import { LanguageLink } from "./language-link.tsx";
import { PageLink } from "./page-link.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const categoriesShown = 6;

type Props = { links: { path: string; name: string }[]; categories: SlugAndName[] };

export function SideMenu({ links, categories }: Props) {
  return (
    <div className="pt-9">
      <Button
        {...opensPanel("search")}
        variant="plain"
        className="flex h-12 w-full items-center gap-3 rounded-full border border-edge bg-surface px-4 text-muted hover:border-muted"
      >
        <Search className="size-4.5" aria-hidden />
        {say("Search treatments, spas, locations...")}
      </Button>
      <nav aria-label={say("Main")} className="mt-5 grid border-t border-line">
        {links.map(({ path, name }) => (
          <PageLink key={path} path={path} className="menu-link">
            {sayStored(name)}
          </PageLink>
        ))}
      </nav>
      <nav aria-label={say("Popular categories")} className="mt-6 text-sm">
        <p className="font-semibold">{say("Popular categories")}</p>
        <ul className="mt-1">
          {categories.slice(0, categoriesShown).map(({ slug, name }) => (
            <li key={slug}>
              <a href={to(categoryPath(slug))} className="block py-2 text-muted hover:text-ink">
                {sayStored(name)}
              </a>
            </li>
          ))}
        </ul>
        <a href={to("/categories")} className="text-link inline-block py-2">
          {say("View All Categories")}
        </a>
      </nav>
      <div className="mt-4 border-t border-line pt-4">
        <a href="/client-admin" className="for-owners block py-2">
          {say("Dashboard")}
        </a>
        <a href="/admin" className="for-admins block py-2">
          {say("Admin")}
        </a>
        <a href={to("/profile")} className="block py-2">
          {say("My Profile")}
        </a>
        <a href={to("/sign-in")} className="for-strangers block py-2">
          {say("Sign in")}
        </a>
        <SignOutForm className="for-members" />
      </div>
      <div className="mt-2 mb-4 rounded-card bg-gold-fill p-5">
        <p className="font-display text-lg">{say("Special offers")}</p>
        <p className="mt-1 mb-4 text-sm">
          {say("Current specials of med spas in the county, with both prices.")}
        </p>
        <ButtonLink variant="secondary" href="/special-offers">
          {say("See special offers")}
        </ButtonLink>
      </div>
      <div className="rounded-card bg-sage p-5">
        <p className="font-display text-lg">{say("Own a med spa?")}</p>
        <p className="mt-1 mb-4 text-sm">
          {say("A listing is free. Premier is {price} a month after {days} free days.", {
            price: formatCents(premier.priceCents),
            days: premier.trialDays,
          })}
        </p>
        <ButtonLink href="/add-listing">{say("List Your Med Spa")}</ButtonLink>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <ThemeSwitch />
        <LanguageLink className="block py-2" />
      </div>
    </div>
  );
}

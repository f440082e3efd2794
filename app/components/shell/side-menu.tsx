import { NavLink } from "react-router";
import type { Named } from "#domain/catalogue/med-spa.ts";
import { formatCents } from "#shared/money.ts";
import { premier } from "#site/brand.ts";
import { SignOutForm } from "../account/sign-out-form.tsx";
import { LiveSearchBox } from "../search/search-box.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const categoriesShown = 6;

/** Everything the header has no room for on a phone. */
export function SideMenu({ links, categories }: { links: { path: string; name: string }[]; categories: Named[] }) {
  return (
    <div className="pt-9">
      <LiveSearchBox variant="mobile" />
      <nav aria-label="Main" className="mt-5 grid border-t border-line">
        {links.map(({ path, name }) => (
          <NavLink key={path} to={path} end={path === "/"} className="border-b border-line py-3 font-display text-lg aria-[current=page]:text-lagoon">
            {name}
          </NavLink>
        ))}
      </nav>
      <nav aria-label="Popular categories" className="mt-6 text-sm">
        <p className="font-semibold">Popular categories</p>
        <ul className="mt-1">
          {categories.slice(0, categoriesShown).map(({ slug, name }) => (
            <li key={slug}>
              <a href={`/category/${slug}`} className="block py-2 text-muted hover:text-ink">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <a href="/categories" className="text-link inline-block py-2">
          View All Categories
        </a>
      </nav>
      <div className="mt-4 border-t border-line pt-4">
        <a href="/profile" className="block py-2">
          My Profile
        </a>
        <a href="/sign-in" className="for-strangers block py-2">
          Sign in
        </a>
        <SignOutForm className="for-members" />
      </div>
      <div className="mt-2 rounded-card bg-sage p-5">
        <p className="font-display text-lg">Own a med spa?</p>
        <p className="mt-1 mb-4 text-sm">
          A listing is free. Premier is {formatCents(premier.priceCents)} a month after {premier.trialDays} free days.
        </p>
        <ButtonLink href="/add-listing">List Your Med Spa</ButtonLink>
      </div>
      <div className="mt-6">
        <ThemeSwitch />
      </div>
    </div>
  );
}

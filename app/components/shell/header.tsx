import { Menu, Search } from "#app/components/ui/icons.tsx";
import { SearchBoxIsland } from "#app/islands/search-box/search-box.tsx";
import type { SlugAndName } from "#domain/catalogue/listings/listing.ts";
import { language } from "#shared/language.ts";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { navigation } from "#site/navigation.ts";
import { SignOutForm } from "../account/sign-out-form.tsx";
import { opensPanel, Panel } from "../ui/panel.tsx";
import { LanguageLink } from "./language-link.tsx";
import { PageLink } from "./page-link.tsx";
import { SideMenu } from "./side-menu.tsx";
import { Wordmark } from "./wordmark.tsx";

const links = [{ path: "/", name: "Home" }, ...navigation];
const iconButton = "flex size-12 items-center justify-center rounded-full hover:bg-sage";

/** Spanish names need more room: there the field becomes an icon earlier. */
const fieldRoom = () =>
  language() === "es"
    ? { field: "2xl:block", icon: "2xl:hidden" }
    : { field: "xl:block", icon: "xl:hidden" };

export function Header({ categories }: { categories: SlugAndName[] }) {
  const room = fieldRoom();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="wrap flex h-16 items-center justify-between gap-4 md:h-20 xl:gap-6">
        <Wordmark />
        <nav
          aria-label={say("Main")}
          className="hidden items-center gap-3 text-[0.95rem] lg:flex xl:gap-6"
        >
          {links.map(({ path, name }) => (
            <PageLink key={path} path={path} className="nav-link">
              {sayStored(name)}
            </PageLink>
          ))}
        </nav>
        <div className={`header-search hidden w-64 shrink ${room.field}`}>
          <SearchBoxIsland variant="header" />
        </div>
        <div className="flex items-center gap-4 text-[0.95rem] whitespace-nowrap max-lg:ml-auto max-md:hidden">
          <a href={to("/sign-in")} className="for-strangers py-2 hover:text-lagoon">
            {say("Sign in")}
          </a>
          <a href={to("/profile")} className="for-members for-visitors py-2 hover:text-lagoon">
            {say("My Profile")}
          </a>
          <a href="/client-admin" className="for-owners py-2 hover:text-lagoon">
            {say("Dashboard")}
          </a>
          <a href="/admin" className="for-admins py-2 hover:text-lagoon">
            {say("Admin")}
          </a>
          <SignOutForm isIcon className="for-members" />
          <LanguageLink isShort className="py-2 hover:text-lagoon" />
        </div>
        <div className={`-mr-3 flex ${room.icon}`}>
          <button
            {...opensPanel("search")}
            className={`header-search ${iconButton}`}
            aria-label={say("Search")}
          >
            <Search className="size-5" aria-hidden />
          </button>
          <button
            {...opensPanel("site-menu")}
            className={`${iconButton} lg:hidden`}
            aria-label={say("Menu")}
          >
            <Menu aria-hidden />
          </button>
        </div>
      </div>
      <Panel id="search" label={say("Search")} look="top" focuses="input">
        <p className="mb-5 pr-10 font-display text-xl">{say("What are you looking for?")}</p>
        <SearchBoxIsland variant="modal" />
      </Panel>
      <Panel id="site-menu" label={say("Menu")} look="side">
        <SideMenu links={links} categories={categories} />
      </Panel>
    </header>
  );
}

import { IconButton } from "#app/components/ui/button.tsx";
import { Menu, Search } from "#app/components/ui/icons.tsx";
import { createIsland } from "#app/islands/create-island.tsx";
import SearchBoxIsland, {
  type SearchBoxProps,
} from "#app/islands/search-box/search-box.island.tsx";
import type { SlugAndName } from "#domain/catalogue/listings/listing.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { navigation } from "#site/navigation.ts";
import { SignOutForm } from "../account/sign-out-form.tsx";
import { opensPanel, Panel } from "../ui/dialog.tsx";
import { LanguageLink } from "./language-link.tsx";
import { PageLink } from "./page-link.tsx";
import { SideMenu } from "./side-menu.tsx";
import { Wordmark } from "./wordmark.tsx";

const links = [{ path: "/", name: "Home" }, ...navigation];

/** The first load of a back office leaves its module out. */
const SearchBox = import.meta.env.SSR
  ? SearchBoxIsland
  : createIsland<SearchBoxProps>("search-box", null);

export function Header({ categories }: { categories: SlugAndName[] }) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="wrap flex h-16 max-w-368 items-center gap-3 md:h-20 xl:gap-8">
        <Wordmark />
        <nav aria-label={say("Main")} className="hidden gap-3 text-[0.95rem] lg:flex xl:gap-6">
          {links.map(({ path, name }) => (
            <PageLink key={path} path={path} className="nav-link">
              {sayStored(name)}
            </PageLink>
          ))}
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-3 text-[0.95rem] whitespace-nowrap">
          <div className="header-search hidden w-64 xl:block">
            <SearchBox variant="header" />
          </div>
          <IconButton
            {...opensPanel("search")}
            label={say("Search")}
            className="header-search -mr-3 -ml-3 xl:hidden"
          >
            <Search className="size-5" aria-hidden />
          </IconButton>
          <div className="flex items-center gap-4 max-md:hidden xl:ml-3">
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
          <IconButton {...opensPanel("site-menu")} label={say("Menu")} className="-mr-3 lg:hidden">
            <Menu aria-hidden />
          </IconButton>
        </div>
      </div>
      <Panel id="search" label={say("Search")} variant="top" focuses="input">
        <p className="mb-5 pr-10 font-display text-xl">{say("What are you looking for?")}</p>
        <SearchBox variant="panel" />
      </Panel>
      <Panel id="site-menu" label={say("Menu")} variant="side">
        <SideMenu links={links} categories={categories} />
      </Panel>
    </header>
  );
}

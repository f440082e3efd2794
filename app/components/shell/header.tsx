import { Menu, Search } from "lucide-react";
import { NavLink } from "react-router";
import type { Named } from "#domain/catalogue/med-spa.ts";
import { navigation } from "#site/navigation.ts";
import { LiveSearchBox } from "../search/search-box.tsx";
import { opensPanel, Panel } from "../ui/panel.tsx";
import { SideMenu } from "./side-menu.tsx";
import { Wordmark } from "./wordmark.tsx";

const links = [{ path: "/", name: "Home" }, ...navigation];
const iconButton = "flex size-12 items-center justify-center rounded-full hover:bg-sage";

export function Header({ categories }: { categories: Named[] }) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper/97">
      <div className="wrap flex h-16 items-center justify-between gap-4 md:h-20 xl:gap-6">
        <Wordmark />
        <nav aria-label="Main" className="hidden items-center gap-5 text-[0.95rem] lg:flex xl:gap-6">
          {links.map(({ path, name }) => (
            <NavLink
              key={path}
              to={path}
              end={path === "/"}
              className="py-2 whitespace-nowrap text-muted underline-offset-8 transition-colors hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline"
            >
              {name}
            </NavLink>
          ))}
        </nav>
        <div className="hidden w-64 shrink xl:block">
          <LiveSearchBox variant="header" placeholder="Search treatments, spas, locations..." />
        </div>
        <p className="text-[0.95rem] whitespace-nowrap max-lg:ml-auto max-md:hidden">
          <a href="/sign-in" className="for-strangers py-2 hover:text-lagoon">
            Sign in
          </a>
          <a href="/profile" className="for-members py-2 hover:text-lagoon">
            My Profile
          </a>
        </p>
        <div className="-mr-3 flex xl:hidden">
          <button {...opensPanel("search")} className={iconButton} aria-label="Search">
            <Search className="size-5" aria-hidden />
          </button>
          <button {...opensPanel("menu")} className={`${iconButton} lg:hidden`} aria-label="Menu">
            <Menu aria-hidden />
          </button>
        </div>
      </div>
      <Panel id="search" label="Search" look="top">
        <p className="mb-5 pr-10 font-display text-xl">What are you looking for?</p>
        <LiveSearchBox variant="modal" />
      </Panel>
      <Panel id="menu" label="Menu" look="side">
        <SideMenu links={links} categories={categories} />
      </Panel>
    </header>
  );
}

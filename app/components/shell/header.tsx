import { Menu, X } from "lucide-react";
import { NavLink, useLocation } from "react-router";
import { navigation } from "#site/navigation.ts";
import { Wordmark } from "./wordmark.tsx";

const links = [{ path: "/", name: "Home" }, ...navigation];

export function Header() {
  const { pathname } = useLocation();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="wrap flex h-16 items-center justify-between gap-6 md:h-20">
        <Wordmark />
        <nav aria-label="Main" className="hidden gap-5 lg:flex xl:gap-8">
          <NavLinks />
        </nav>
        <details key={pathname} className="group lg:hidden">
          <summary className="-mr-3 flex size-12 items-center justify-center rounded-control" aria-label="Menu">
            <Menu className="group-open:hidden" aria-hidden />
            <X className="hidden group-open:block" aria-hidden />
          </summary>
          <nav aria-label="Main" className="absolute inset-x-0 top-full flex flex-col border-b border-line bg-paper px-5 pb-4 shadow-lg">
            <NavLinks />
          </nav>
        </details>
      </div>
    </header>
  );
}

function NavLinks() {
  return links.map(({ path, name }) => (
    <NavLink
      key={path}
      to={path}
      end={path === "/"}
      className="py-3 text-muted underline-offset-8 transition-colors hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline lg:py-2"
    >
      {name}
    </NavLink>
  ));
}

import { useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Makes every plain link of our own a navigation without a reload. A `<Link>` for each of a hundred cards would cost
 * a third of the time it takes to render the page; one listener costs nothing.
 */
export function useSoftLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !isOurs(event, link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, { preventScrollReset: link.hasAttribute("data-keeps-place") });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement) {
  const isPlainClick = event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isPage = link.origin === location.origin && !link.target && !link.hasAttribute("download") && !/\.\w+$/.test(link.pathname);
  const isJump = link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
  return isPlainClick && isPage && !isJump;
}

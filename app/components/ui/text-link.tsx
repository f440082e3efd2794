import { Link, type LinkProps } from "react-router";
import { to } from "#shared/say.ts";

export type SiteLinkProps = Omit<LinkProps, "to" | "className"> & { href: string };

/** Reports whether a path has an extension. The router in the browser only knows pages. */
const isFile = (href: string) => /^[^?#]*\.\w+([?#]|$)/.test(href);

/**
 * Renders a link to a page of the site, in the page's language. `data-keeps-place`: the page changes
 * around the link without scrolling, on either front end. `data-dialog`: a script opens a dialog
 * instead, so the router leaves the click to it.
 */
export function SiteLink({ href, ...rest }: SiteLinkProps & { className: string }) {
  return (
    <Link
      discover="none"
      reloadDocument={isFile(href) || rest["data-dialog"] !== undefined}
      preventScrollReset={rest["data-keeps-place"] !== undefined}
      {...rest}
      to={to(href)}
    />
  );
}

export const TextLink = (props: SiteLinkProps) => <SiteLink {...props} className="text-link" />;

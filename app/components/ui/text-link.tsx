import { Link, type LinkProps } from "react-router";
import { to } from "#shared/say.ts";

export type SiteLinkProps = Omit<LinkProps, "to" | "className"> & { href: string };

/** Reports whether a path has an extension. The router in the browser only knows pages. */
const isFile = (href: string) => /^[^?#]*\.\w+([?#]|$)/.test(href);

/**
 * Renders a link to a page or file. `data-keeps-place`: the page changes around the link without
 * scrolling, on either front end.
 */
export function SiteLink({ href, ...rest }: SiteLinkProps & { className: string }) {
  return (
    <Link
      discover="none"
      reloadDocument={isFile(href)}
      preventScrollReset={rest["data-keeps-place"] !== undefined}
      {...rest}
      to={to(href)}
    />
  );
}

export const TextLink = (props: SiteLinkProps) => <SiteLink {...props} className="text-link" />;

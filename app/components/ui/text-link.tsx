import { Link, type LinkProps } from "react-router";
import { to } from "#shared/say.ts";

/** The router in the browser knows pages. Files have an extension. */
export const isFile = (href: string) => /\.\w+($|\?)/.test(href);

export function TextLink({ href, ...rest }: Omit<LinkProps, "to"> & { href: string }) {
  return (
    <Link
      discover="none"
      reloadDocument={isFile(href)}
      {...rest}
      to={to(href)}
      className="text-link"
    />
  );
}

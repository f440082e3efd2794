import { Link, type LinkProps } from "react-router";
import { to } from "#shared/say.ts";

export function TextLink({ href, ...rest }: Omit<LinkProps, "to"> & { href: string }) {
  return <Link discover="none" {...rest} to={to(href)} className="text-link" />;
}

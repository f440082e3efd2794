import { Link, type LinkProps } from "react-router";
import { to } from "#shared/say.ts";
import { buttonLooks } from "./button.tsx";
import { isFile } from "./text-link.tsx";

export function ButtonLink({
  look = "primary",
  href,
  ...rest
}: { look?: keyof typeof buttonLooks } & Omit<LinkProps, "to"> & { href: string }) {
  return (
    <Link
      discover="none"
      reloadDocument={isFile(href)}
      {...rest}
      to={to(href)}
      className={buttonLooks[look]}
    />
  );
}

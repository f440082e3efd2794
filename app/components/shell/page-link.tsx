import { useLocation } from "react-router";
import { to } from "#shared/say.ts";

export function PageLink({
  path,
  ...rest
}: {
  path: string;
  className: string;
  children: React.ReactNode;
}) {
  const { pathname } = useLocation();
  const isHere = pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
  return <a {...rest} href={to(path)} aria-current={isHere ? "page" : undefined} />;
}

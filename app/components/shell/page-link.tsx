import { useLocation } from "react-router";
import { to } from "#shared/say.ts";

type Props = { path: string; className: string; children: React.ReactNode };

export function PageLink({ path, ...rest }: Props) {
  const { pathname } = useLocation();
  const isHere = pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
  return <a {...rest} href={to(path)} aria-current={isHere ? "page" : undefined} />;
}

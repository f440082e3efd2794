import { type ButtonStyle, buttonClass } from "./button.tsx";
import { SiteLink, type SiteLinkProps } from "./text-link.tsx";

export function ButtonLink({ variant, size, ...rest }: SiteLinkProps & ButtonStyle) {
  return <SiteLink {...rest} className={buttonClass({ variant, size })} />;
}

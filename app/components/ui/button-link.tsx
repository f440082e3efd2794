import { buttonLooks } from "./button.tsx";
import { SiteLink, type SiteLinkProps } from "./text-link.tsx";

type Props = SiteLinkProps & { look?: keyof typeof buttonLooks };

export function ButtonLink({ look = "primary", ...rest }: Props) {
  return <SiteLink {...rest} className={buttonLooks[look]} />;
}

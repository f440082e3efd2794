import { buttonVariants } from "./button.tsx";
import { SiteLink, type SiteLinkProps } from "./text-link.tsx";

type Props = SiteLinkProps & { variant?: keyof typeof buttonVariants };

export function ButtonLink({ variant = "primary", ...rest }: Props) {
  return <SiteLink {...rest} className={buttonVariants[variant]} />;
}

import { to } from "#shared/to.ts";
import { buttonLooks } from "./button-looks.ts";

export function ButtonLink({
  look = "primary",
  href,
  ...rest
}: { look?: keyof typeof buttonLooks } & React.ComponentProps<"a">) {
  return <a {...rest} href={to(href)} className={buttonLooks[look]} />;
}

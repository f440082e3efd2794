import { buttonLooks, buttonShape } from "./button-looks.ts";

/** Goes somewhere, and looks like the thing to do next. */
export function ButtonLink({ look = "primary", ...rest }: { look?: keyof typeof buttonLooks } & React.ComponentProps<"a">) {
  return <a {...rest} className={`${buttonShape} ${buttonLooks[look]}`} />;
}

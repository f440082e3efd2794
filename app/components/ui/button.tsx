import { buttonLooks } from "./button-looks.ts";

export function Button({
  look = "primary",
  className = "",
  ...rest
}: { look?: keyof typeof buttonLooks } & React.ComponentProps<"button">) {
  return <button type="submit" {...rest} className={`${buttonLooks[look]} ${className}`.trim()} />;
}

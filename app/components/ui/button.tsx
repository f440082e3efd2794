export const buttonLooks = {
  primary: "button bg-lagoon text-on-lagoon hover:opacity-90",
  quiet: "button border border-line bg-surface text-ink hover:border-lagoon",
};

export function Button({
  look = "primary",
  className = "",
  ...rest
}: { look?: keyof typeof buttonLooks } & React.ComponentProps<"button">) {
  return <button type="submit" {...rest} className={`${buttonLooks[look]} ${className}`.trim()} />;
}

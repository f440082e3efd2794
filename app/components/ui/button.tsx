export const buttonVariants = {
  primary: "button bg-lagoon text-on-lagoon hover:opacity-90",
  secondary: "button border border-line bg-surface text-ink hover:border-lagoon",
};

export function Button({
  variant = "primary",
  className = "",
  ...rest
}: { variant?: keyof typeof buttonVariants } & React.ComponentProps<"button">) {
  return (
    <button type="submit" {...rest} className={`${buttonVariants[variant]} ${className}`.trim()} />
  );
}

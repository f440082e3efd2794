const variants = {
  primary: "button bg-lagoon text-on-lagoon hover:opacity-90",
  secondary: "button border border-line bg-surface text-ink hover:border-lagoon",
  danger: "button border border-coral text-coral hover:opacity-90",
  ghost: "button px-3 text-muted hover:text-ink hover:underline",
  link: "text-link min-h-11",
  pill: "pill",
  /** A button that does not look like one, such as a photo. */
  plain: "",
};
const sizes = { sm: "min-h-11 px-4 text-sm", md: "", lg: "min-h-14" };

export type ButtonStyle = {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
};

export const buttonClass = ({ variant = "primary", size = "md" }: ButtonStyle, className = "") =>
  [variants[variant], sizes[size], className].filter(Boolean).join(" ");

export function Button({
  variant,
  size,
  className,
  ...rest
}: ButtonStyle & React.ComponentProps<"button">) {
  return <button type="submit" {...rest} className={buttonClass({ variant, size }, className)} />;
}

type IconButtonProps = React.ComponentProps<"button"> & {
  /** Its accessible name. */
  label: string | undefined;
};

export function IconButton({ label, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={`flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sage ${className}`.trim()}
    />
  );
}

/**
 * Sets the default button for the Enter key, in a form whose first visible button does something
 * else.
 */
export function DefaultSubmit(rest: React.ComponentProps<"button">) {
  return <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" {...rest} />;
}

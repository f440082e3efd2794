export const buttonLooks = {
  primary: "button bg-lagoon text-on-lagoon hover:opacity-90",
  quiet: "button border border-line bg-surface text-ink hover:border-lagoon",
};

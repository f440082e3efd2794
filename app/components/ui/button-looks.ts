export const buttonLooks = {
  primary: "bg-lagoon text-on-lagoon hover:opacity-90",
  quiet: "border border-line bg-surface text-ink hover:border-lagoon",
};

export const buttonShape =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 font-medium transition-opacity duration-150 disabled:opacity-60";

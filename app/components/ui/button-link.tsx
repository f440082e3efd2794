const looks = {
  primary: "bg-lagoon text-on-lagoon hover:opacity-90",
  quiet: "border border-line bg-surface text-ink hover:border-lagoon",
};

/** Goes somewhere, and looks like the thing to do next. */
export function ButtonLink({ look = "primary", ...rest }: { look?: keyof typeof looks } & React.ComponentProps<"a">) {
  return (
    <a
      {...rest}
      className={`inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 font-medium transition-opacity duration-150 ${looks[look]}`}
    />
  );
}

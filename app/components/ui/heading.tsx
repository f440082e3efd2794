const sizes = {
  xs: "font-sans text-sm font-medium tracking-normal text-muted",
  sm: "font-sans text-base font-semibold tracking-normal",
  md: "text-lg",
  lg: "text-xl",
  xl: "text-xl md:text-2xl",
  "2xl": "text-2xl md:text-3xl",
  "3xl": "text-3xl md:text-4xl",
};
const defaultSizes = { 1: "3xl", 2: "lg", 3: "md", 4: "sm" } as const;

type HeadingSize = keyof typeof sizes;

type Props = React.ComponentProps<"h2"> & { level?: 1 | 2 | 3 | 4; size?: HeadingSize };

/**
 * Renders a heading. The level is for the outline, the size for the eye: by default the one that
 * suits the level.
 */
export function Heading({ level = 2, size = defaultSizes[level], className = "", ...rest }: Props) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={`${sizes[size]} ${className}`.trim()} />;
}

type SectionProps = Omit<React.ComponentProps<"section">, "title"> & {
  /** ID of the heading. */
  id: string;
  title: React.ReactNode;
  size?: HeadingSize;
  /** Margins of the heading, or "sr-only". */
  titleClass?: string;
};

/** Renders a section that is labeled by its heading. */
export function TitledSection({
  id,
  title,
  size,
  titleClass,
  children,
  ...attributes
}: SectionProps) {
  return (
    <section aria-labelledby={id} {...attributes}>
      <Heading id={id} {...(size ? { size } : {})} className={titleClass}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

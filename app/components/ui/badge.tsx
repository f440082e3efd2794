const tones = {
  gold: "bg-gold-fill text-gold",
  sage: "bg-sage text-ink",
  lagoon: "border border-lagoon text-lagoon",
  coral: "border border-coral text-coral",
};

type Props = { tone: keyof typeof tones; tip?: string; children: React.ReactNode };

export function Badge({ tone, tip, children }: Props) {
  const classes = `inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold ${tones[tone]}`;
  if (!tip) return <span className={`${classes} whitespace-nowrap`}>{children}</span>;
  return (
    <button
      type="button"
      data-tip={tip}
      className={`relative z-10 cursor-help text-left ${classes}`}
    >
      {children}
    </button>
  );
}

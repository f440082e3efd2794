const tones = {
  gold: "bg-gold-fill text-gold",
  sage: "bg-sage text-ink",
  lagoon: "border border-lagoon text-lagoon",
  coral: "border border-coral text-coral",
};

/** A word that marks something. With an explanation it shows that on demand. */
export function Badge({ tone, tip, children }: { tone: keyof typeof tones; tip?: string; children: React.ReactNode }) {
  return (
    <span data-tip={tip} className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${tones[tone]}`}>
      {children}
    </span>
  );
}

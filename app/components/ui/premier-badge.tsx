/** Paid placement always says so. */
export function PremierBadge() {
  return (
    <span
      title="Premier listing: paid placement"
      className="inline-flex items-center gap-1 rounded-full bg-gold-fill px-2.5 py-0.5 text-sm font-semibold text-gold"
    >
      Premier<span className="sr-only"> (paid placement)</span>
    </span>
  );
}

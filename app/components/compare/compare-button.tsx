import { Scale } from "lucide-react";

/** Chooses a listing to be compared with others. */
export function CompareButton({ slug, name, className, children }: { slug: string; name: string; className: string; children?: React.ReactNode }) {
  return (
    <button type="button" data-compare={slug} aria-pressed="false" aria-label={`Compare ${name}`} className={`needs-script group ${className}`}>
      <Scale className="size-4.5 group-aria-pressed:text-lagoon" aria-hidden />
      {children}
    </button>
  );
}

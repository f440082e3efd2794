import { Scale } from "lucide-react";
import { showToast } from "#app/components/ui/toast.ts";
import { mostCompared } from "#domain/catalogue/comparison.ts";
import { useCompared } from "./use-compared.ts";

/** Chooses a listing to be compared with others, up to four. */
export function CompareButton({ slug, name, className, children }: { slug: string; name: string; className: string; children?: React.ReactNode }) {
  const [slugs, change] = useCompared();
  const isChosen = slugs.includes(slug);
  const toggle = () => {
    if (isChosen) change(slugs.filter((other) => other !== slug));
    else if (slugs.length < mostCompared) change([...slugs, slug]);
    else showToast({ title: `${mostCompared} fit side by side`, text: "Take one out to compare another." });
  };
  return (
    <button type="button" onClick={toggle} aria-pressed={isChosen} aria-label={`Compare ${name}`} className={`needs-script ${className}`}>
      <Scale className={`size-4.5 ${isChosen ? "text-lagoon" : ""}`} aria-hidden />
      {children}
    </button>
  );
}

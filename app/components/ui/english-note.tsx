import { language } from "#shared/language.ts";
import { say } from "#shared/say.ts";

/** Says once per block, on Spanish pages, that what follows is in its author's English. */
export function EnglishNote({ of = "provider" }: { of?: "provider" | "visitors" }) {
  if (language() === "en") return null;
  return (
    <p className="mb-3 text-sm text-muted">
      {of === "provider"
        ? say("In English, as the provider wrote it.")
        : say("In English, as the visitors wrote them.")}
    </p>
  );
}

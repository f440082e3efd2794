import { say, sayStored } from "#shared/say.ts";
import { EmptyState } from "./empty-state.tsx";

/** Where a form would stand that is closed for a while, in the words of the webmaster. */
export function NotTaken({ words, children }: { words: string; children?: React.ReactNode }) {
  return (
    <EmptyState title={say("Not at the moment")} text={sayStored(words)}>
      {children}
    </EmptyState>
  );
}

import { say, sayStored } from "#shared/say.ts";
import { EmptyState } from "./empty-state.tsx";

type Props = { words: string; children?: React.ReactNode };

export function UnavailableNotice({ words, children }: Props) {
  return (
    <EmptyState title={say("Not at the moment")} text={sayStored(words)}>
      {children}
    </EmptyState>
  );
}

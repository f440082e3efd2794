import { say, sayStored } from "#shared/say.ts";
import { EmptyState } from "./empty-state.tsx";

export function UnavailableNotice({
  words,
  children,
}: {
  words: string;
  children?: React.ReactNode;
}) {
  return (
    <EmptyState title={say("Not at the moment")} text={sayStored(words)}>
      {children}
    </EmptyState>
  );
}

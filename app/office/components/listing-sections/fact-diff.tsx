import type { DiffPiece } from "#domain/listing-edits/diff-fact.server.ts";

export type ShownChange = { name: string; lines: DiffPiece[][] };

/** Marks added and removed text in words and not by color alone. */
export function FactDiff({ name, lines, children }: ShownChange & { children?: React.ReactNode }) {
  return (
    <div>
      <p className="text-sm text-muted">{name}</p>
      <p className="mt-1 max-w-prose leading-relaxed wrap-anywhere whitespace-pre-line">
        {lines
          .flatMap((pieces, line): DiffPiece[] =>
            line === 0 ? pieces : [{ kind: "same", text: "\n" }, ...pieces],
          )
          .map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text does not move.
            <PieceOfText key={index} {...piece} />
          ))}
      </p>
      {children}
    </div>
  );
}

function PieceOfText({ kind, text }: DiffPiece) {
  if (kind === "in")
    return (
      <ins className="rounded-sm bg-sage px-0.5 decoration-lagoon underline-offset-4">{text}</ins>
    );
  if (kind === "out") return <del className="px-0.5 text-muted decoration-coral">{text}</del>;
  return <>{text}</>;
}

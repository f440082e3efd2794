import { createHash } from "node:crypto";

export type ChainHead = { position: number; hash: string };

export const chainStart: ChainHead = { position: 0, hash: "0".repeat(64) };

export const nextHash = (hash: string, said: string) =>
  createHash("sha256").update(hash).update(said).digest("hex");

/**
 * Stored outside the database: truncating or rewriting the chain would require changing this too.
 */
export type HeadStore = { record(head: ChainHead): void; heads(): ChainHead[] };

export type AuditChainState =
  | { isWhole: true; count: number; hash: string }
  | { isWhole: false; count: number; position: number; fault: string };

export function chainInWords(state: AuditChainState) {
  if (state.isWhole)
    return `${state.count.toLocaleString("en-US")} entries, chain intact (head ${state.count} ${state.hash})`;
  return `The chain is broken at position ${state.position.toLocaleString("en-US")}: ${state.fault}.`;
}

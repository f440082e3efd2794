import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Transaction } from "../database.ts";
import { type BackupTable, quoteIdentifier } from "./tables.ts";

const atOnce = 500;

/**
 * Reads a table as JSON lines. All values use PostgreSQL's own text format, so no type loses
 * data.
 */
export async function* readRows(
  tx: Transaction,
  { name, columns }: BackupTable,
): AsyncGenerator<string[]> {
  const values = columns.map((column) => `${quoteIdentifier(column.name)}::text`).join(", ");
  await tx.execute(
    sql.raw(
      `declare backed_up no scroll cursor for select json_build_array(${values})::text as row from ${quoteIdentifier(name)}`,
    ),
  );
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${atOnce} from backed_up`));
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < atOnce) break;
  }
  await tx.execute(sql.raw("close backed_up"));
}

/** Order-independent checksum: tables with equal sums hold the same rows. */
export class RowSum {
  rows = 0;
  #sum = 0n;

  add(row: string) {
    this.rows++;
    this.#sum =
      (this.#sum + createHash("sha256").update(row).digest().readBigUInt64BE()) &
      0xffff_ffff_ffff_ffffn;
  }

  get checksum() {
    return this.#sum.toString(16).padStart(16, "0");
  }
}

export async function checksumTable(tx: Transaction, table: BackupTable) {
  const sum = new RowSum();
  for await (const rows of readRows(tx, table)) for (const row of rows) sum.add(row);
  return { rows: sum.rows, checksum: sum.checksum };
}

/** Reads from one snapshot in a fixed text format, without a statement timeout. */
export const readSnapshot = async <Result>(
  db: { transaction: import("../database.ts").Database["transaction"] },
  read: (tx: Transaction) => Promise<Result>,
) =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local timezone = 'UTC'`);
      await tx.execute(sql`set local statement_timeout = 0`);
      return read(tx);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

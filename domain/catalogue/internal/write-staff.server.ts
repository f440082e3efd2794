import { and, inArray, notInArray, sql } from "drizzle-orm";
import { bulkInsert } from "#database/bulk-insert.ts";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { staffMembers, staffTreatments } from "#database/schema/catalogue/listing-details.ts";
import { matchPeople } from "./match-people.ts";
import { find, type RankedListing, type ReferenceIds } from "./rows.server.ts";

/** Writes the people of listings. A known person keeps the id, and all that refers to it. */
export async function writeStaff(tx: Executor, listed: RankedListing[], ids: ReferenceIds) {
  if (listed.length === 0) return;
  const isOfListing = inArray(
    staffMembers.listingId,
    listed.map(({ id }) => id),
  );
  const known = Map.groupBy(
    await tx
      .select(pickColumns(staffMembers, "id", "listingId", "name"))
      .from(staffMembers)
      .where(isOfListing),
    ({ listingId }) => listingId,
  );
  const people = listed.flatMap(({ id: listingId, draft }) => {
    const matches = matchPeople(draft.staff, known.get(listingId) ?? []);
    return draft.staff.map(
      ({ id: _id, performs = [], isUnlicensed = false, ...member }, position) => ({
        row: { listingId, position, ...member, isUnlicensed },
        id: matches[position] ?? null,
        performs,
      }),
    );
  });
  const kept = people.flatMap(({ id, row }) => (id === null ? [] : { id, row }));
  const keptIds = kept.map(({ id }) => id);
  await tx
    .delete(staffMembers)
    .where(
      keptIds.length > 0 ? and(isOfListing, notInArray(staffMembers.id, keptIds)) : isOfListing,
    );
  if (kept.length > 0) {
    await updateRows(tx, kept);
    await tx.delete(staffTreatments).where(inArray(staffTreatments.staffMemberId, keptIds));
  }
  const added = await bulkInsert(
    tx,
    staffMembers,
    people.flatMap(({ id, row }) => (id === null ? row : [])),
    ["id", "listing_id", "position"],
  );
  const addedIds = new Map(
    added.map((row) => [`${row.listing_id} ${row.position}`, Number(row.id)]),
  );
  await bulkInsert(
    tx,
    staffTreatments,
    people.flatMap(({ id, row, performs }) => {
      const staffMemberId = id ?? addedIds.get(`${row.listingId} ${row.position}`) ?? 0;
      return performs.map((slug) => ({ staffMemberId, treatmentId: find(ids.treatment, slug) }));
    }),
  );
}

type KeptPerson = { id: number; row: Omit<typeof staffMembers.$inferInsert, "listingId"> };

async function updateRows(tx: Executor, kept: KeptPerson[]) {
  const rows = kept.map(({ id, row: { isUnlicensed, ...row } }) => ({
    id,
    ...row,
    is_unlicensed: isUnlicensed,
  }));
  await tx.execute(sql`
    update staff_members set position = row.position, name = row.name, title = row.title, certifications = row.certifications, is_unlicensed = row.is_unlicensed
    from json_populate_recordset(null::staff_members, ${JSON.stringify(rows)}) row where staff_members.id = row.id`);
}

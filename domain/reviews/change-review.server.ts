import { eq } from "drizzle-orm";
import { reviews } from "#database/schema/reviews.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { changeStatus } from "./internal/change-status.server.ts";
import { columnsOf, holdReview, isOwn } from "./internal/find.server.ts";
import type { ReviewInput } from "./review.ts";
import type { ReviewTouches } from "./touches.ts";

type Changing = Pick<ReviewTouches, "db" | "clock">;

/** An author changes his review: it waits again. What was removed stays as it was. */
export async function editReview({ db, clock }: Changing, actor: Actor, id: number, input: ReviewInput) {
  const columns = await columnsOf(db, input);
  return db.transaction(async (tx) => {
    const review = await holdReview(tx, id, isOwn(actor));
    if (!review) return "not-found" as const;
    if (review.status === "removed") return "removed" as const;
    if (!columns) return "unknown-treatment" as const;
    await tx.update(reviews).set(columns).where(eq(reviews.id, id));
    await changeStatus(tx, clock(), review, { act: "edited", to: "waiting" });
    return "done" as const;
  });
}

export async function withdrawReview({ db, clock }: Changing, actor: Actor, id: number) {
  return db.transaction(async (tx) => {
    const review = await holdReview(tx, id, isOwn(actor));
    if (!review) return "not-found" as const;
    if (review.status === "removed") return "removed" as const;
    if (review.status !== "withdrawn") await changeStatus(tx, clock(), review, { act: "withdrawn", to: "withdrawn" });
    return "done" as const;
  });
}

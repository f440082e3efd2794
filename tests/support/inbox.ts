import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { submitListing } from "#domain/catalogue/submissions/submit-listing.server.ts";
import { sendMessage } from "#domain/contact/send-message.server.ts";
import { sendDocument } from "#domain/listing-claims/send-document.server.ts";
import type { InboxKind } from "#domain/moderation/inbox.ts";
import { listInbox } from "#domain/moderation/list-inbox.server.ts";
import { addPhotos, describePhotos, ownGallery } from "#domain/photos/own-gallery.server.ts";
import { reportPhoto } from "#domain/photos/report-photo.server.ts";
import { askQuestion } from "#domain/questions/ask-question.server.ts";
import { decideReview } from "#domain/reviews/moderate-reviews.server.ts";
import { reportReview } from "#domain/reviews/votes-and-reports.server.ts";
import { writeReview } from "#domain/reviews/write-review.server.ts";
import { from, testAccounts } from "./accounts.ts";
import { addDrafts } from "./catalogue.ts";
import { edit } from "./listing-edits.ts";
import { addPeople, type Peopled } from "./people.ts";
import { addConfirmedPair, testPhotos } from "./photos.ts";
import { reviewInput } from "./reviews.ts";
import { submission } from "./submission.ts";

type TestInbox = ReturnType<typeof testPhotos> &
  Pick<ReturnType<typeof testAccounts>, "pass" | "emailsTo">;
type Making = (deps: TestInbox, people: Peopled) => Promise<unknown>;

export const message = {
  name: "Nora Feld",
  email: "nora@example.com",
  subject: "A wrong address",
  category: "listing" as const,
};
const words = "The street of Glow Studio is not the one that your page says.";

const made: Record<InboxKind, Making> = {
  submission: (deps) => submitListing(deps, submission(), { source: "page" }),
  revision: (deps, { olivia, glow }) => edit(deps, olivia, glow, "name", { name: "Glow Parlour" }),
  claim: async (deps, { gina }) => {
    await addDrafts(deps.db, {
      name: "Lantern Cove",
      slug: "lantern-cove",
      phone: "(949) 555-0188",
      website: null,
    });
    const papers = {
      explanation: "I own the practice; the license names me.",
      link: "",
      phone: "(949) 555-0142",
    };
    return sendDocument(deps, gina, "lantern-cove", papers, await deps.taken("#123"));
  },
  review: (deps, { gina }) =>
    writeReview(
      deps,
      gina,
      { slug: "harbor-studio", input: reviewInput(), hasProofOfWork: true },
      from(),
    ),
  question: (deps, { gina }) =>
    askQuestion(deps, gina, {
      medSpaSlug: "glow-studio",
      text: "Is the entrance reachable without stairs?",
    }),
  pair: async (deps, { olivia, glow }) => addConfirmedPair(deps, olivia, { listingId: glow }),
  "reported-review": async (deps, { gina, edda, oscar }) => {
    const written = await writeReview(
      deps,
      gina,
      { slug: "glow-studio", input: reviewInput({ rating: 2 }), hasProofOfWork: true },
      from(),
    );
    const id = "id" in written ? written.id : 0;
    await decideReview(deps, edda, id, { act: "published" });
    return reportReview(deps, oscar, id, "abuse", from());
  },
  "reported-photo": async (deps, { olivia, glow }) => {
    const place = { listingId: glow };
    await addPhotos(deps, olivia, place, await deps.taken("#a00"));
    const own = await ownGallery(deps, olivia, place);
    const id = own === "not-found" ? 0 : (own.photos[0]?.id ?? 0);
    await describePhotos(deps, olivia, place, new Map([[id, "The front room"]]));
    return reportPhoto(deps, "glow-studio", id, { fault: "misleading", words: "" });
  },
  message: (deps) => sendMessage(deps, { ...message, message: words }),
};

export async function openInbox(db: Executor, ...wanted: InboxKind[]) {
  const deps: TestInbox = testPhotos(testAccounts(db));
  const people = await addPeople(deps);
  for (const kind of wanted) await made[kind](deps, people);
  const waiting = async (kind: InboxKind | null = null) =>
    listInbox(deps, people.ada, kind, { limit: 200, offset: 0 });
  const only = async (kind: InboxKind) => {
    const [thing] = await waiting(kind);
    if (!thing) throw new Error(`No ${kind} waits`);
    return thing;
  };
  const emailCount = async () =>
    Number((await db.execute<{ n: string }>(sql`select count(*) as n from emails`)).rows[0]?.n);
  return { deps, people, waiting, only, emailCount };
}

import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { submitMedSpa } from "#domain/catalogue/submissions/submit-listing.server.ts";
import { sendMessage } from "#domain/contact/send-message.server.ts";
import { sendDocument } from "#domain/listing-claims/send-document.server.ts";
import type { Kind } from "#domain/moderation/inbox.ts";
import { listInbox } from "#domain/moderation/list-inbox.server.ts";
import { addPhotos, describePhotos, ownGallery } from "#domain/photos/own-gallery.server.ts";
import { reportPhoto } from "#domain/photos/report-photo.server.ts";
import { askQuestion } from "#domain/questions/ask-question.server.ts";
import { reportReview } from "#domain/reviews/judge-review.server.ts";
import { decideReview } from "#domain/reviews/moderate-reviews.server.ts";
import { writeReview } from "#domain/reviews/write-review.server.ts";
import { from, testAccounts } from "./accounts.ts";
import { addDrafts } from "./catalogue.ts";
import { addPeople, type Peopled } from "./people.ts";
import { addConfirmedPair, testPhotos } from "./photos.ts";
import { reviewInput } from "./reviews.ts";
import { edit } from "./revisions.ts";
import { submission } from "./submission.ts";

type TestInbox = ReturnType<typeof testPhotos> &
  Pick<ReturnType<typeof testAccounts>, "pass" | "mailsTo">;
type Making = (touches: TestInbox, people: Peopled) => Promise<unknown>;

export const message = {
  name: "Nora Feld",
  email: "nora@example.com",
  subject: "A wrong address",
  category: "listing" as const,
};
const words = "The street of Glow Studio is not the one that your page says.";

const made: Record<Kind, Making> = {
  submission: (touches) => submitMedSpa(touches, submission(), { source: "page" }),
  revision: (touches, { olivia, glow }) =>
    edit(touches, olivia, glow, "name", { name: "Glow Parlour" }),
  claim: async (touches, { gina }) => {
    await addDrafts(touches.db, {
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
    return sendDocument(touches, gina, "lantern-cove", papers, await touches.taken("#123"));
  },
  review: (touches, { gina }) =>
    writeReview(
      touches,
      gina,
      { slug: "harbor-studio", input: reviewInput(), hasWorked: true },
      from(),
    ),
  question: (touches, { gina }) =>
    askQuestion(touches, gina, {
      medSpaSlug: "glow-studio",
      text: "Is the entrance reachable without stairs?",
    }),
  pair: async (touches, { olivia, glow }) => addConfirmedPair(touches, olivia, { medSpaId: glow }),
  "reported-review": async (touches, { gina, edda, oscar }) => {
    const written = await writeReview(
      touches,
      gina,
      { slug: "glow-studio", input: reviewInput({ rating: 2 }), hasWorked: true },
      from(),
    );
    const id = "id" in written ? written.id : 0;
    await decideReview(touches, edda, id, { act: "published" });
    return reportReview(touches, oscar, id, "abuse", from());
  },
  "reported-photo": async (touches, { olivia, glow }) => {
    const place = { medSpaId: glow };
    await addPhotos(touches, olivia, place, await touches.taken("#a00"));
    const own = await ownGallery(touches, olivia, place);
    const id = own === "not-found" ? 0 : (own.photos[0]?.id ?? 0);
    await describePhotos(touches, olivia, place, new Map([[id, "The front room"]]));
    return reportPhoto(touches, "glow-studio", id, { fault: "misleading", words: "" });
  },
  message: (touches) => sendMessage(touches, { ...message, message: words }),
};

export async function openInbox(db: Executor, ...wanted: Kind[]) {
  const touches: TestInbox = testPhotos(testAccounts(db));
  const people = await addPeople(touches);
  for (const kind of wanted) await made[kind](touches, people);
  const waiting = async (kind: Kind | null = null) =>
    listInbox(touches, people.ada, kind, { limit: 200, offset: 0 });
  const only = async (kind: Kind) => {
    const [thing] = await waiting(kind);
    if (!thing) throw new Error(`No ${kind} waits`);
    return thing;
  };
  const mailCount = async () =>
    Number((await db.execute<{ n: string }>(sql`select count(*) as n from mails`)).rows[0]?.n);
  return { touches, people, waiting, only, mailCount };
}

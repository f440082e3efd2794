import { readdirSync } from "node:fs";
import type { Actor } from "#domain/accounts/actor.ts";
import { addPair } from "#domain/photos/add-pair.server.ts";
import { confirmConsent } from "#domain/photos/end-pair.server.ts";
import type { PhotoPairInput } from "#domain/photos/photos-input.ts";
import { acceptPhotos } from "#domain/uploads/accept-photos.server.ts";
import type { NewPhoto } from "#domain/uploads/photo.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { createSigner } from "#platform/secret.ts";
import { from, type TestAccounts } from "./accounts.ts";
import { photo, withPictures } from "./pictures.ts";

const secret = "the secret of the tests, 32 characters";

export function testPhotos(accounts: TestAccounts) {
  const deps = {
    ...withPictures(accounts),
    consentEncryptor: createEncryptor(secret, "consent"),
    consentSigner: createSigner(secret, "consent"),
  };
  /** Processed uploads of a form. */
  const taken = async (...colors: string[]) => {
    const sent = await Promise.all(
      colors.map(async (color, index) => ({
        field: `photo${index}`,
        file: await photo({ color }),
        description: "",
      })),
    );
    const answer = await acceptPhotos(deps, null, sent, from());
    if (answer.outcome !== "taken") throw new Error(answer.outcome);
    return answer.pictures;
  };
  const pair = async (): Promise<[NewPhoto, NewPhoto]> => {
    const [before, after] = await taken("#844", "#488");
    if (!before || !after) throw new Error("A picture is missing");
    return [before, after];
  };
  const files = () =>
    readdirSync(deps.folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.includes("."),
    );
  return { ...deps, taken, pair, files };
}

export const pairInput = (changes: Partial<PhotoPairInput> = {}): PhotoPairInput => ({
  treatment: "botox",
  weeks: 6,
  whatWasDone: "20 units of onabotulinumtoxinA, one session.",
  beforeWords: "A forehead with lines",
  afterWords: "The same forehead, smoother",
  personName: "Nora Feld",
  personEmail: "nora@example.com",
  consentedOn: "2026-11-20",
  consent: "yes",
  unaltered: "yes",
  ...changes,
});

/** A pair with consent of the person shown, which waits for review. */
export async function addConfirmedPair(
  deps: ReturnType<typeof testPhotos>,
  actor: Actor,
  place: { listingId: number },
  changes: Partial<PhotoPairInput> = {},
) {
  const added = await addPair(deps, actor, place, pairInput(changes), await deps.pair());
  if (added.outcome !== "added") throw new Error(added.outcome);
  await confirmConsent(deps, added.link.slice(added.link.lastIndexOf("/") + 1));
}

import type { MedSpaDraft } from "#domain/catalogue/med-spa.ts";
import type { DemoPhotos } from "#domain/photos/add-demo-photos.server.ts";

const seen = ["the way in", "the front room", "a treatment room", "the waiting room", "the garden door", "the shelf of products", "the second treatment room"];

type Draft = Pick<MedSpaDraft, "slug" | "isPremium" | "services">;

/** Each Premier listing has a logo and a full gallery, every fourth of the others a few photos; some Premier ones have before and after. */
export function demoPhotos(drafts: Draft[]): DemoPhotos[] {
  let premier = 0;
  return drafts.flatMap(({ slug, isPremium, services }, index): DemoPhotos[] => {
    if (isPremium) {
      const turn = premier++;
      const treatment = services.find((service) => service.treatment)?.treatment;
      const pair = treatment && turn % 3 === 0 ? { treatment, weeks: 4 + turn, isShown: turn !== 9 } : null;
      return [{ medSpa: slug, hasLogo: true, shows: seen.slice(0, 4 + (turn % 4)), pair }];
    }
    return index % 4 === 0 ? [{ medSpa: slug, hasLogo: false, shows: seen.slice(index % 3, (index % 3) + 2 + (index % 2)), pair: null }] : [];
  });
}

import { expect, test } from "vitest";
import categories from "#site/category-order.json" with { type: "json" };
import { eraseFiles } from "./delete-files.server.ts";
import { illustrationOfKind } from "./illustrations.ts";
import { describeIllustration } from "./list-illustrations.ts";
import { photoVersions } from "./photo.ts";

const illustration = { key: "illustrations/listing/glow/1", width: 960, height: 640 };

test("an illustration offers the sizes that it has, as files of the site", () => {
  expect(photoVersions(illustration, "avif").map(({ url }) => url)).toEqual([
    "/illustrations/listing/glow/1-480.avif",
    "/illustrations/listing/glow/1-960.avif",
  ]);
  expect(photoVersions(illustration, "webp")).toEqual([
    { width: 640, url: "/illustrations/listing/glow/1-640.webp" },
  ]);
});

test("removing an illustration deletes no file, because it is part of the site", async () => {
  const removed: string[] = [];
  const storage = { remove: async (name: string) => void removed.push(name) } as Parameters<
    typeof eraseFiles
  >[0]["storage"];
  await eraseFiles({ storage }, [illustration.key, "abc"]);
  expect(removed.length).toBeGreaterThan(0);
  expect(removed.every((name) => name.startsWith("abc-"))).toBe(true);
});

test("every category has pictures to replace missing photos", () => {
  for (const category of categories) {
    const drawn = Array.from({ length: 40 }, (_, at) => illustrationOfKind(category, `spa-${at}`));
    expect(new Set(drawn.map((each) => each?.key)).size).toBe(4);
    expect(drawn.every((each) => each && describeIllustration(each))).toBe(true);
  }
  expect(illustrationOfKind("unknown", "spa")).toBeNull();
});

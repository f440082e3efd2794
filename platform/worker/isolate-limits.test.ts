import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { encodeImage } from "../images/make.ts";
import { createImages } from "../images.ts";
import { createIsolate, type IsolateLimits } from "./isolate.ts";

const longIdle = { task: 20_000, idle: 60_000, heapMb: 64, waiting: 24 };
function workshopOf(limits: IsolateLimits) {
  const isolate = createIsolate(limits);
  return {
    processId: isolate.processId,
    ask: (...given: Parameters<typeof encodeImage>) =>
      isolate<typeof encodeImage>("platform/images/make.ts", "encodeImage", ...given),
  };
}
const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#a86" } });
const small = await picture(32).jpeg().toBuffer();
/** Takes seconds in one uninterruptible call. */
const noise = { width: 3_000, height: 3_000, channels: 3 } as const;
const heavy = [
  await sharp(randomBytes(noise.width * noise.height * 3), { raw: noise })
    .jpeg({ quality: 60 })
    .toBuffer(),
  { large: noise.width },
] as const;
const sizes = { small: 32 };

describe("the image worker process", () => {
  test("starts with the first photo and stops after an idle period", async () => {
    const workshop = workshopOf({ ...longIdle, idle: 50 });
    expect(workshop.processId()).toBeNull();
    expect(await workshop.ask(small, sizes)).toMatchObject({ width: 32 });
    await expect.poll(workshop.processId).toBeNull();
    expect(await workshop.ask(small, sizes)).toMatchObject({ width: 32 });
  });

  test("is killed when a photo takes too long, and the next one is processed", async () => {
    const workshop = workshopOf({ ...longIdle, task: 1_500 });
    expect(await workshop.ask(...heavy)).toBe("ended");
    expect(workshop.processId()).toBeNull();
    expect(await workshopOf(longIdle).ask(small, sizes)).toMatchObject({ width: 32 });
  });

  test("loses only its current photo when it dies, and a new one takes over", async () => {
    const workshop = workshopOf(longIdle);
    await workshop.ask(small, sizes);
    const asked = workshop.ask(...heavy);
    process.kill(workshop.processId() ?? 0, "SIGKILL");
    expect(await asked).toBe("ended");
    expect(await workshop.ask(small, sizes)).toMatchObject({ width: 32 });
  });

  test.runIf(process.platform === "linux")(
    "has none of the site's environment variables",
    async () => {
      const workshop = workshopOf(longIdle);
      await workshop.ask(small, sizes);
      const names = readFileSync(`/proc/${workshop.processId()}/environ`, "utf8")
        .split("\0")
        .map((entry) => entry.split("=")[0]);
      expect(names.filter((name) => name && !/^(NODE|TINYPOOL)_/.test(name))).toEqual([]);
    },
  );

  test("does not keep its parent from exiting", () => {
    const script = `const { createImages } = await import("./platform/images.ts");
      const made = await createImages().encode(Buffer.from("${small.toString("base64")}", "base64"), { small: 32 });
      console.log(made.width);`;
    const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
      encoding: "utf8",
      timeout: 600_000,
    });
    expect(said.trim()).toBe("32");
  });
});

test("rejects excess photos at once and processes those that it accepted", async () => {
  const images = createImages();
  const answers = await Promise.all(Array.from({ length: 30 }, () => images.encode(small, sizes)));
  expect(answers.filter((answer) => answer === "busy")).toHaveLength(5);
  expect(answers.filter((answer) => typeof answer === "object")).toHaveLength(25);
});

test("a photo that takes too long gives a result, not an exception", async () => {
  const images = createImages({ ...longIdle, task: 1 });
  expect(await images.encode(small, sizes)).toBe("too-much");
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { become, owner, toPart } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, pictureTest } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

const place = "morrow-park-laser-and-skin";

async function openSiteWith(html: string) {
  const page = `<!doctype html><html lang="en"><title>Our spa</title><body>${html}</body></html>`;
  const server = createServer((_, answer) =>
    answer.writeHead(200, { "content-type": "text/html" }).end(page),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => server.close(),
  };
}

pictureTest(
  "the embed code shows badge and button on another site and links to booking",
  slow,
  async ({ page, context }) => {
    await become(page, owner(place));
    await page.goto("/client-admin");
    await toPart(page, "Settings");
    await page.getByRole("link", { name: "On your website" }).click();
    const lines = await Promise.all(
      [/^For a light page/, "A button for a light page", "A plain link"].map((label) =>
        page.getByLabel(label).inputValue(),
      ),
    );
    expect(lines.join("")).not.toContain("<script");

    const theirs = await openSiteWith(lines.join("<hr>"));
    await context.clearCookies();
    const visitor = await context.newPage();
    await visitor.goto(theirs.url);
    const badge = visitor.getByRole("img", { name: /on OC MedSpa Guide$/ });
    await expect
      .poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(320);
    await expect(visitor.getByRole("link", { name: /^Book at Morrow Park/ })).toHaveAttribute(
      "href",
      new RegExp(`/booking/${place}$`),
    );
    const opened = context.waitForEvent("page");
    await visitor.frameLocator("iframe").getByRole("link", { name: "Book an appointment" }).click();
    const booking = await opened;
    await expect(booking).toHaveURL(new RegExp(`/booking/${place}$`));
    await expect(booking.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await context.cookies(theirs.url)).toEqual([]);
    theirs.close();
    for (const look of ["light", "dark"]) {
      await visitor.goto(`/embed/${place}/book?look=${look}`);
      // The frame is part of another page and has no heading of its own.
      expect(
        await violations(visitor, [
          "color-contrast",
          "link-name",
          "document-title",
          "html-has-lang",
          "target-size",
        ]),
      ).toEqual([]);
    }
  },
);

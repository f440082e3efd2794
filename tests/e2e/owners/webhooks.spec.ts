import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { become, owner, toPart } from "#tests/support/account-in-browser.ts";
import { expect, test, toast } from "#tests/support/browser.ts";
import { openReceiver } from "#tests/support/receiver.ts";
import { slow } from "#tests/support/tags.ts";

const place = "morrow-park-laser-and-skin";

test(
  "an owner registers a failing webhook receiver, fixes it and resends the missed events",
  slow,
  async ({ page }) => {
    const receiver = await openReceiver({ status: 500, text: "The disk is full" });
    await become(page, owner(place));
    await page.goto("/client-admin");
    await toPart(page, "Settings");
    await page.getByRole("link", { name: "Webhooks" }).click();
    await page.getByRole("button", { name: "Register it" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toContainText(
      "Enter the address to call.",
    );
    const name = `Screen ${randomBytes(5).toString("hex")}`;
    await page
      .getByLabel("Address")
      .fill(`https://receiver.example:${receiver.port}/${name.slice(7)}`);
    await page.getByLabel("Description").fill(name);
    await page.getByRole("checkbox", { name: "special.published" }).check();
    await page.getByRole("button", { name: "Register it" }).click();
    const secret = await page.getByLabel("Its secret").inputValue();

    await page.getByRole("link", { name }).click();
    await page.getByRole("button", { name: "Send a test" }).click();
    await expect(toast(page, "A test is on its way")).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^Failing since/).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByRole("link", { name: "test.ping" }).click();
    await expect(page.getByText("The disk is full")).toBeVisible();

    receiver.answers({ status: 204 });
    await page.getByRole("button", { name: "Send it now" }).click();
    await expect(toast(page, "Delivery is on its way")).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText("Delivered", { exact: true })).toBeVisible({ timeout: 500 });
    }).toPass();
    const [first, second] = receiver.received;
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect(
      new Webhook(secret).verify(second?.body ?? "", second?.headers as Record<string, string>),
    ).toMatchObject({ type: "test.ping" });
    await page.getByRole("link", { name: "Endpoint" }).click();
    await expect(page.getByText("Enabled", { exact: true })).toBeVisible();
    await page.getByText("Delete this endpoint").click();
    await page.getByRole("button", { name: "Delete it" }).click();
    await expect(toast(page, "Deleted")).toBeVisible();
    await expect(page.getByRole("link", { name })).toHaveCount(0);
    receiver.close();
  },
);

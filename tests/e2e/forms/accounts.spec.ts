import { readFileSync } from "node:fs";
import {
  codeOf,
  emailedLink,
  newPerson,
  password,
  signIn,
  signUp,
} from "#tests/support/account-in-browser.ts";
import { deskTest, expect, test } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

const newPassword = "purple otters sail west";
const heading = "heading";

test("an account works from sign-up to deletion", async ({ page }) => {
  const nora = newPerson("Nora Ebel");
  await signUp(page, nora);
  await signIn(page, nora);
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole(heading, { level: 1 })).toHaveText("Nora Ebel");
  await page.goto(await emailedLink(nora.email, "/verify-email"));
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByRole(heading, { level: 1 })).toHaveText("Address confirmed");

  await page.goto("/profile");
  await page.getByRole("link", { name: "Edit Profile" }).click();
  await page.getByLabel("Location (optional)").fill("Costa Mesa");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByLabel("Location (optional)")).toHaveValue("");
  await expect(page.getByLabel("Location (optional)")).toBeDisabled();
  await page.getByRole("link", { name: "Edit Profile" }).click();
  await page.getByLabel("Location (optional)").fill("Costa Mesa");
  await page.getByLabel("Instagram handle").fill("@nora.ebel");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Your changes are saved")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "@nora.ebel" })).toBeVisible();

  await page.goto("/profile/settings");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  const data = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(data).toMatchObject({
    account: { name: "Nora Ebel", location: "Costa Mesa", instagram: "nora.ebel" },
  });
  await page.getByRole("link", { name: "Delete my account" }).click();
  await page.getByLabel("Yes, delete it permanently").check();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL("/");
  await signIn(page, nora);
  await expect(
    page.getByText("Invalid email or password. Please try again.").first(),
  ).toBeVisible();
});

test(
  "a password reset ends earlier sessions, and its link works once",
  slow,
  async ({ page, browser }) => {
    const petra = newPerson("Petra Lunn");
    await signUp(page, petra);
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, petra, new URL("/sign-in", page.url()).href);
    await expect(elsewhere.getByRole(heading, { level: 1 })).toHaveText("Petra Lunn");
    await page.goto("/forgot-password");
    await page.getByLabel("Email").fill(petra.email);
    await page.getByRole("button", { name: "Send link" }).click();
    const link = await emailedLink(petra.email, "/reset-password");
    await page.goto(link);
    await page.getByLabel("New password").fill(newPassword);
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(page.getByRole(heading, { level: 1 })).toHaveText("Password Reset Successful");
    await elsewhere.reload();
    await expect(elsewhere.getByRole(heading, { level: 1 })).toHaveText("My Profile");
    await expect(elsewhere.getByLabel("Password")).toBeVisible();
    await elsewhere.context().close();
    await page.goto(link);
    await page.getByLabel("New password").fill("another otter sails east");
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(page.getByRole("alert")).toBeVisible();

    await signIn(page, { ...petra, password: newPassword });
    await expect(page).toHaveURL("/profile");
  },
);

test("a second factor works by app and by recovery code", slow, async ({ page }) => {
  const ines = newPerson("Ines Toro");
  await signUp(page, ines);
  await signIn(page, ines, "/sign-in?next=/profile/security/two-factor");
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const secret = (await page.locator("code").textContent()) ?? "";
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(
    page.getByText("This code is not correct. Codes change every 30 seconds.").first(),
  ).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByRole(heading, { level: 1 })).toHaveText("Your recovery codes");
  const recovery = (await page.locator("code").first().textContent()) ?? "";

  for (const code of [codeOf(secret, 30), recovery]) {
    await page.context().clearCookies({ name: "session" });
    await page.context().clearCookies({ name: "signed-in" });
    await signIn(page, ines);
    await expect(page.getByRole(heading, { level: 1 })).toHaveText("Your code");
    await page.getByLabel("Code", { exact: true }).fill(code);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/profile");
  }
  await page.context().clearCookies({ name: "session" });
  await page.context().clearCookies({ name: "signed-in" });
  await signIn(page, ines);
  await page.getByLabel("Code", { exact: true }).fill(recovery);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(
    page.getByText("This code is not correct. Codes change every 30 seconds.").first(),
  ).toBeVisible();
});

deskTest(
  "sign-in, saved search, editing, new address and deletion work by keyboard alone",
  slow,
  async ({ page }) => {
    const wen = newPerson("Wen Adair");
    await signUp(page, wen);
    const reach = async (name: string) => {
      for (let tabs = 0; tabs < 60; tabs++) {
        await page.keyboard.press("Tab");
        const focused = await page.evaluate(
          () =>
            document.activeElement?.textContent?.trim() ||
            document.activeElement?.getAttribute("name"),
        );
        if (focused === name) return;
      }
      throw new Error(`The Tab key never reached ${name}`);
    };
    await page.goto("/search?q=botox&city=irvine");
    await page.getByText("Save this search").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/sign-in\?next=/);
    await reach("email");
    await page.keyboard.type(wen.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/profile/searches/new?q=botox&city=irvine");
    await reach("Save");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "botox in Irvine", exact: true })).toBeVisible();
    await reach("Edit Profile");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Phone")).toBeEnabled();
    await reach("phone");
    await page.keyboard.type("(949) 555-0142");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your changes are saved")).toBeVisible();

    const address = `new.${wen.email}`;
    await page.goto("/profile/security/email");
    await reach("email");
    await page.keyboard.type(address);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Check your email")).toBeVisible();
    await page.goto(await emailedLink(address, "/verify-email"));
    await reach("Confirm address");
    await page.keyboard.press("Enter");
    await expect(page.getByRole(heading, { level: 1 })).toHaveText("Address confirmed");
    await page.goto("/profile/security/deletion");
    await expect(page.getByRole("main")).toContainText("immediately and permanently");
    await reach("sure");
    await page.keyboard.press("Space");
    await reach("Delete my account");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await signIn(page, { email: address });
    await expect(
      page.getByText("Invalid email or password. Please try again.").first(),
    ).toBeVisible();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a user signs up, edits the profile, and saves, renames and deletes a search",
    slow,
    async ({ page }) => {
      const ada = newPerson("Ada Quist");
      await signUp(page, ada);
      await signIn(page, ada);
      await page.getByRole("link", { name: "Edit Profile" }).click();
      await page.getByLabel("Name", { exact: true }).fill("Ada Quist-Lowe");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expect(page.getByRole(heading, { level: 1 })).toHaveText("Ada Quist-Lowe");
      await page.goto("/search?q=facial");
      await page.getByRole("link", { name: "Save this search" }).click();
      await page.getByLabel("Email me about new matches").check();
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("alerts on")).toBeVisible();
      await page.getByRole("link", { name: /^Change ?: facial$/ }).click();
      await page.getByLabel("Name", { exact: true }).fill("Facials");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("link", { name: "Facials", exact: true }).click();
      await expect(page).toHaveURL("/search?q=facial");
      await page.goto("/profile/searches");
      await page.getByRole("link", { name: /^Change ?: Facials$/ }).click();
      await page.getByRole("button", { name: "Remove this search" }).click();
      await expect(page.getByText("No saved searches yet")).toBeVisible();
    },
  );
});

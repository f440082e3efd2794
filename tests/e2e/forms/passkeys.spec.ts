import type { Page } from "@playwright/test";
import { newPerson, signIn, signUp } from "#tests/support/account-in-browser.ts";
import { expect, test } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

test("a passkey is created and named, signs in and is removed", async ({ page }) => {
  const device = await addAuthenticator(page);
  const tam = newPerson("Tam Okada");
  await signUp(page, tam);
  await signIn(page, tam, "/sign-in?next=/profile/security");
  const addition = page.getByRole("button", { name: "Add a passkey" });
  await addition.click();
  await expect(page.getByText("Name the passkey first.")).toBeVisible();
  await page.getByLabel("Name of a new passkey").fill("My phone");
  await addition.click();
  await expect(page.getByText(/^My phone/)).toBeVisible();
  expect(await device.count()).toBe(1);
  await page.getByLabel("Name of a new passkey").fill("My phone again");
  await addition.click();
  await expect(page.getByText("This device already has a passkey for your account.")).toBeVisible();

  await page
    .getByRole("main")
    .getByRole("button", { name: "Sign out", exact: true })
    .last()
    .click();
  await page.goto("/sign-in?next=/profile/security");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL("/profile/security");

  await page.getByRole("button", { name: /^Remove ?: My phone$/ }).click();
  await expect(page.getByText("None yet.")).toBeVisible();
});

test.describe("an unknown passkey", () => {
  test.use({ missing: ["/api/passkeys/sign-in"] });

  test("is rejected with a message, and the password still works", slow, async ({ page }) => {
    const device = await addAuthenticator(page);
    const uma = newPerson("Uma Reiss");
    await signUp(page, uma);
    await signIn(page, uma, "/sign-in?next=/profile/security");
    await page.getByLabel("Name of a new passkey").fill("Lost phone");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("button", { name: /^Remove ?: Lost phone$/ }).click();
    await page
      .getByRole("main")
      .getByRole("button", { name: "Sign out", exact: true })
      .last()
      .click();
    expect(await device.count()).toBe(1);
    await page.goto("/sign-in");
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(
      page.getByText("No account uses this passkey. Sign in with your password."),
    ).toBeVisible();
    await signIn(page, uma);
    await expect(page).toHaveURL("/profile");
  });
});

async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () =>
      (await client.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

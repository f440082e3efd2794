import { emailedText, newPerson, signIn, signUp } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, open, test } from "#tests/support/browser.ts";
import { slow } from "#tests/support/tags.ts";

const newPassword = "purple otters sail west";

test("the owner sign-in resets a password in dialogs with what the email says", async ({
  page,
}) => {
  const ivy = newPerson("Ivy Calder");
  await signUp(page, ivy);
  await open(page, "/client-admin");
  await page.getByRole("link", { name: "Forgot Password?" }).press("Enter");
  const asking = page.getByRole("dialog", { name: "Forgot Password" });
  await asking.getByRole("button", { name: "Send link" }).click();
  await expect(asking.getByRole("alert")).toContainText("Please enter your email address.");
  await expect(asking.getByRole("alert")).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await asking.getByLabel("Email").fill(ivy.email);
  await asking.getByLabel("Email").press("Enter");
  await expect(asking.getByRole("status")).toContainText(
    "a link to set a new password is on its way",
  );
  const token = (await emailedText(ivy.email, /(?<=enter this:\s+)\S+/)).trim();

  await asking.getByRole("link", { name: "Enter the reset token from the email" }).click();
  const setting = page.getByRole("dialog", { name: "Reset Password" });
  await expect(asking).toBeHidden();
  await setting.getByLabel("Reset token").fill("guessed");
  await setting.getByLabel("New password").fill(newPassword);
  await setting.getByRole("button", { name: "Set password" }).click();
  await expect(setting.getByRole("alert")).toContainText(
    "Failed to reset password. Please check your reset token.",
  );
  await setting.getByLabel("Reset token").fill(token);
  await setting.getByLabel("New password").fill("too short");
  await setting.getByRole("button", { name: "Set password" }).click();
  await expect(setting.getByRole("alert")).toContainText("at least 12 characters");
  await expect(setting.getByLabel("Reset token")).toHaveValue(token);
  await setting.getByLabel("New password").fill(newPassword);
  await setting.getByLabel("New password").press("Enter");
  await expect(setting.getByRole("status")).toContainText("Password Reset Successful");
  await signIn(page, { ...ivy, password: newPassword }, "/client-admin");
  await expect(page.getByText("Successfully logged in to your admin dashboard.")).toBeVisible();
});

test.describe("a lost connection", () => {
  test.use({ missing: ["/forgot-password"] });

  test("is reported by the dialog in the documented words", slow, async ({ page, context }) => {
    await page.goto("/client-admin");
    await page.getByRole("link", { name: "Forgot Password?" }).click();
    const asking = page.getByRole("dialog", { name: "Forgot Password" });
    await context.route("**/forgot-password", (route) => route.abort());
    await asking.getByLabel("Email").fill("unknown@example.com");
    await asking.getByRole("button", { name: "Send link" }).click();
    await expect(asking.getByRole("alert")).toContainText(
      "Failed to request password reset. Please check your email.",
    );
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same link leads to the page", slow, async ({ page }) => {
    await page.goto("/client-admin");
    await page.getByRole("link", { name: "Forgot Password?" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot Password");
  });
});

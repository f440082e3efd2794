import { become, toOffice } from "#tests/support/account-in-browser.ts";
import { violations } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { unlike } from "#tests/support/own-listing-in-browser.ts";
import { operator } from "#tests/support/server.ts";

/** Names, phones and websites that match no other scenario. */
function listOf() {
  const digits = () => String(Math.floor(1_000_000 + Math.random() * 8_999_999));
  const row = (name: string) =>
    `${name};${digits().slice(0, 3)} Calle Larga;Irvine;92618;657${digits()};https://${name}.example.com;Botox | Facials;9am-6pm`;
  const names = [`marisma${unlike()}`, `laguna${unlike()}`];
  return {
    names,
    csv: `Nombre;Dirección;Ciudad;PLZ/ZIP/Postal;Rueckruf;Web;Services offered;Hours Mon\r\n${names.map(row).join("\r\n")}\r\n;;;;12;;;\r\n`,
  };
}

test("an external file is read, mapped, reviewed row by row, imported and undone", async ({
  page,
}) => {
  const { names, csv } = listOf();
  await become(page, operator);
  await toOffice(page, "Import and export");
  await page
    .getByLabel("A file of listings")
    .setInputFiles({ name: "lista.csv", mimeType: "text/csv", buffer: Buffer.from(csv, "latin1") });
  await page.getByRole("button", { name: "Read the file" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("lista.csv");
  await expect(page.getByText("Latin-1", { exact: false })).toBeVisible();
  await expect(page.getByLabel("“Dirección” means")).toHaveValue("address");
  await page.getByLabel("“Rueckruf” means").selectOption({ label: "Phone" });
  await page.getByLabel("Publish immediately").check();
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Check every row" }).click();
  await expect(page.getByRole("button", { name: "Run the import (2 new or changed)" })).toBeVisible(
    { timeout: 300_000 },
  );
  await page.getByRole("link", { name: "Unreadable (1)" }).click();
  await expect(page.getByText("Business name is required")).toBeVisible();
  await expect(page.getByText(names[0] ?? "")).toBeHidden();
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Run the import" }).click();
  await expect(page.getByText("2 listings were added", { exact: false })).toBeVisible({
    timeout: 300_000,
  });
  expect((await page.request.get(`/listing/${names[0]}`)).status()).toBe(200);

  await page.getByRole("button", { name: "Undo the import" }).click();
  await expect(page.getByText("Everything is as it was before.")).toBeVisible({ timeout: 300_000 });
  expect((await page.request.get(`/listing/${names[0]}`)).status()).toBe(404);
});

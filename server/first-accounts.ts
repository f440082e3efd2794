import { readOwners } from "#database/seed/read.ts";
import { addDemoOwners, addFirstAdmin } from "#domain/accounts/site-admins/command-line.server.ts";
import { exportListings } from "#domain/catalogue/listings/export-listings.server.ts";
import type { Services } from "#domain/services.ts";
import type { Config } from "#platform/config.ts";

/** Creates the first admin and the demo owners. Prints generated passwords once. */
export async function addFirstAccounts(
  services: Services,
  { admin, demoOwnerPassword }: Pick<Config, "admin" | "demoOwnerPassword">,
) {
  const lines: string[] = [];
  const operator = await addFirstAdmin(services, admin);
  if (operator?.password)
    lines.push(
      `  Admin: ${operator.email}  password: ${operator.password}  (shown only once; sign in at /admin)`,
    );
  const owners = (await services.isDemo()) ? await demoOwners(services) : [];
  const demo = await addDemoOwners(services, owners, demoOwnerPassword);
  if (demo?.password)
    lines.push(
      `  Demo owners: ${owners[0]?.email} and ${owners.length - 1} others  password: ${demo.password}  (shown only once; sign in at /client-admin)`,
    );
  return lines;
}

async function demoOwners({ db }: Services) {
  const owners = readOwners();
  const listed = await exportListings(
    { db },
    { slugs: owners.map(({ listing }) => listing) },
    { limit: owners.length, offset: 0 },
  );
  return owners.flatMap(({ listing, ...owner }) => {
    const found = listed.find(({ slug }) => slug === listing);
    return found ? [{ ...owner, listingId: found.id }] : [];
  });
}

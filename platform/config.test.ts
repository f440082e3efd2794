import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { brand } from "#site/brand.ts";
import { readConfig, variableNames } from "./config.ts";
import { projectRoot } from "./project-root.ts";
import { StartFailure } from "./start-failure.ts";

test("without variables, the site runs on one machine with the demo catalog", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    siteUrl: undefined,
    dataDir: resolve("data"),
    databaseUrl: undefined,
    loadsDemo: true,
    proxies: 0,
    pageCacheBytes: 64 * 1024 * 1024,
    mapTiles: undefined,
    logLevel: "info",
  });
});

test("an empty variable counts as absent", () => {
  const empty = {
    PORT: "",
    HOST: "",
    SITE_URL: "",
    DATA_DIR: "",
    DATABASE_URL: "",
    DEMO: "",
    TRUST_PROXY: "",
    PAGE_CACHE_MB: "",
    MAP_TILES_URL: "",
    LOG_LEVEL: "",
  };
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test("reads every variable", () => {
  const variables = {
    PORT: "8080",
    HOST: "0.0.0.0",
    SITE_URL: "https://guide.example",
    DATA_DIR: "/srv/data",
    DATABASE_URL: "postgresql://medspa:secret@db:5432/medspa",
    DEMO: "0",
    TRUST_PROXY: "2",
    PAGE_CACHE_MB: "0.5",
    MAP_TILES_URL: "https://tiles.example/{z}/{x}/{y}.png",
    MAP_TILES_ATTRIBUTION: "© Tile makers",
    LOG_LEVEL: "debug",
  };
  expect(readConfig(variables)).toMatchObject({
    port: 8080,
    host: "0.0.0.0",
    siteUrl: "https://guide.example",
    dataDir: resolve("/srv/data"),
    databaseUrl: variables.DATABASE_URL,
    loadsDemo: false,
    proxies: 2,
    pageCacheBytes: 512 * 1024,
    mapTiles: { url: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© Tile makers" },
    logLevel: "debug",
  });
});

test("ignores other variables of the machine", () =>
  expect(readConfig({ PATH: "/bin", PORTS: "x" })).toEqual(readConfig({})));

test("the site URL may end with a slash", () => {
  expect(readConfig({ SITE_URL: "https://guide.example/" }).siteUrl).toBe("https://guide.example");
});

test.each([
  ["PORT", "http", "PORT must be a number from 0 to 65535."],
  ["PORT", "30.5", "PORT must be a whole number."],
  ["PORT", "-1", "PORT must be 0 or more."],
  ["PORT", " ", "PORT must be a number from 0 to 65535."],
  ["PORT", "0x1F", "PORT must be a number from 0 to 65535."],
  ["PORT", "3e3", "PORT must be a number from 0 to 65535."],
  ["PORT", "70000", "PORT must be 65535 or less."],
  ["SITE_URL", "guide.example", "SITE_URL must be an address like https://example.com."],
  ["SITE_URL", "ftp://guide.example", "SITE_URL must be an address like https://example.com."],
  [
    "SITE_URL",
    "https://guide.example/start",
    "SITE_URL must be an address without a path, like https://example.com.",
  ],
  [
    "SITE_URL",
    "https://guide.example/?now",
    "SITE_URL must be an address without a path, like https://example.com.",
  ],
  [
    "SITE_URL",
    "https://olivia@guide.example",
    "SITE_URL must be an address without a path, like https://example.com.",
  ],
  ...[
    "tiles",
    "https://tiles.example/",
    "https://{s}.tiles.example/{z}/{x}/{y}.png",
    "https://a;b.example/{z}/{x}/{y}.png",
    "ftp://tiles.example/{z}/{x}/{y}.png",
  ].map((value): [string, string, string] => [
    "MAP_TILES_URL",
    value,
    "MAP_TILES_URL must be an address like https://tiles.example/{z}/{x}/{y}.png.",
  ]),
  [
    "DATABASE_URL",
    "mysql://db/medspa",
    "DATABASE_URL must be an address like postgres://user:password@host:5432/name.",
  ],
  [
    "DATABASE_URL",
    "secret-word",
    "DATABASE_URL must be an address like postgres://user:password@host:5432/name.",
  ],
  ["DEMO", "yes", "DEMO must be 0 or 1."],
  ["TRUST_PROXY", "all", "TRUST_PROXY must be the number of proxies in front of the server."],
  ["TRUST_PROXY", "-2", "TRUST_PROXY must be 0 or more."],
  ["TRUST_PROXY", "0.5", "TRUST_PROXY must be a whole number."],
  ["PAGE_CACHE_MB", "much", "PAGE_CACHE_MB must be a number of megabytes."],
  ["PAGE_CACHE_MB", " ", "PAGE_CACHE_MB must be a number of megabytes."],
  ["PAGE_CACHE_MB", "4097", "PAGE_CACHE_MB must be 4096 or less."],
  ["PAGE_CACHE_MB", "-1", "PAGE_CACHE_MB must be 0 or more."],
  ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent."],
])("rejects %s=%s in one line", (name, value, line) => {
  expect(() => readConfig({ [name]: value })).toThrow(new StartFailure(line));
});

const stripe = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_ID: "price_1",
};

test("Stripe is configured by four variables or not at all", () => {
  expect(readConfig({}).stripe).toBeUndefined();
  const four = {
    secretKey: "sk_test_1",
    publishableKey: "pk_test_1",
    webhookSecret: "whsec_1",
    prices: { premier: "price_1" },
  };
  expect(readConfig(stripe).stripe).toEqual({ ...four, apiUrl: undefined });
  expect(readConfig({ ...stripe, STRIPE_API_URL: "http://127.0.0.1:4242" }).stripe).toEqual({
    ...four,
    apiUrl: "http://127.0.0.1:4242",
  });
});

test.each(Object.keys(stripe))(
  "without %s but with the others, startup fails in one line that names it",
  (name) => {
    const line = `${name} is missing: Stripe needs ${Object.keys(stripe).join(", ")}.`;
    expect(() => readConfig({ ...stripe, [name]: "" })).toThrow(new StartFailure(line));
  },
);

test("the Stripe API URL alone configures nothing", () => {
  expect(() => readConfig({ STRIPE_API_URL: "http://127.0.0.1:4242" })).toThrow(
    "STRIPE_SECRET_KEY is missing",
  );
});

test("rejects a secret key as the publishable key", () => {
  expect(() => readConfig({ ...stripe, STRIPE_PUBLISHABLE_KEY: "sk_test_1" })).toThrow(
    "STRIPE_PUBLISHABLE_KEY must begin with pk_.",
  );
});

test("names only the first of several bad variables, in one line", () => {
  expect(() => readConfig({ DEMO: "maybe", PORT: "http" })).toThrow(
    new StartFailure("PORT must be a number from 0 to 65535."),
  );
});

test("lowercases the first admin's email address and rejects short passwords by variable name", () => {
  expect(
    readConfig({ ADMIN_EMAIL: " Ada@Example.com ", ADMIN_PASSWORD: "granite swallow" }).admin,
  ).toEqual({ email: "ada@example.com", password: "granite swallow" });
  expect(() => readConfig({ ADMIN_EMAIL: "ada" })).toThrow("ADMIN_EMAIL must be an email address.");
  for (const name of ["ADMIN_PASSWORD", "DEMO_OWNER_PASSWORD"])
    expect(() => readConfig({ [name]: "short" })).toThrow(
      `${name} must have at least 12 characters.`,
    );
});

test("emails use the configured sender, or else the site", () => {
  expect(readConfig({}).mailFrom).toEqual({ name: brand.name, address: brand.contactEmail });
  expect(readConfig({ MAIL_FROM: "post@guide.example" }).mailFrom).toEqual({
    name: brand.name,
    address: "post@guide.example",
  });
  expect(readConfig({ MAIL_FROM: '"The Guide" <post@guide.example>' }).mailFrom).toEqual({
    name: "The Guide",
    address: "post@guide.example",
  });
});

for (const [name, value] of [
  ["SMTP_URL", "mail.example:587"],
  ["SMTP_URL", "http://mail.example"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_FROM", "a@example.com, b@example.com"],
  ["MAIL_FROM", "A\r\nBcc: b@example.com <a@example.com>"],
] as const)
  test(`rejects ${name}=${JSON.stringify(value)} and names the variable`, () => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} must be an address like`),
    );
  });

describe("the lists of variables", () => {
  const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");
  const names = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name]) => name).toSorted();
  const known = variableNames.toSorted();

  test("README.md names every variable and no other", () => {
    const [, environment = ""] = /\n## Environment\n(.*?)\n## /s.exec(read("README.md")) ?? [];
    const firstCells = environment.match(/^\|[^|]+/gm)?.join("\n") ?? "";
    expect(names(firstCells, /`([A-Z0-9_]+)`/g)).toEqual(known);
  });

  test(".env.example names every variable and no other", () =>
    expect(names(read(".env.example"), /^([A-Z0-9_]+)=/gm)).toEqual(known));

  test("compose.yaml passes every variable to the site and no other", () => {
    const [site = ""] = read("compose.yaml").split("\n  database:\n");
    expect(names(site, /^ {6}([A-Z0-9_]+): /gm)).toEqual(known);
  });

  test("a copy of .env.example changes nothing", () => {
    const copied = Object.fromEntries(
      [...read(".env.example").matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    expect(readConfig(copied)).toEqual(readConfig({}));
  });
});

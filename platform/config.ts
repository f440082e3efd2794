import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { MapTiles } from "#shared/map-tiles.ts";
import { brand } from "#site/brand.ts";
import { type PaidPlan, paidPlans } from "#site/plans.ts";
import { StartFailure } from "./start-failure.ts";

const flag = z.enum(["0", "1"], "must be 0 or 1").transform((value) => value === "1");
const origin = z
  .url({ protocol: /^https?$/, error: "must be an address like https://example.com", abort: true })
  .refine(
    (value) => new URL(value).href === `${new URL(value).origin}/`,
    "must be an address without a path, like https://example.com",
  )
  .transform((value) => new URL(value).origin);
const anAddressOfTiles = "must be an address like https://tiles.example/{z}/{x}/{y}.png";
/** Must be a plain origin, because it becomes part of every page's Content-Security-Policy. */
const tiles = z
  .url({ protocol: /^https?$/, error: anAddressOfTiles, abort: true })
  .refine(
    (value) =>
      /^https?:\/\/[a-z0-9.-]+(:\d+)?\//i.test(value) &&
      ["{z}", "{x}", "{y}"].every((part) => value.includes(part)),
    anAddressOfTiles,
  );
const smtp = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: "must be an address like smtp://user:password@mail.example:587",
});
/** "hello@example.com" or "Guide <hello@example.com>". */
const aSender = "must be an address like hello@example.com or Guide <hello@example.com>";
const sender = z.string().transform((text, context) => {
  const [, name = "", inBrackets, alone] =
    /^(?:"?([^"<>\p{Cc}]*?)"?(?<!\s)\s*<([^<>]+)>|([^<>]+))$/u.exec(text.trim()) ?? [];
  const address = z.email().safeParse((inBrackets ?? alone ?? "").trim());
  if (address.success) return { name, address: address.data };
  context.addIssue({ code: "custom", message: aSender });
  return z.NEVER;
});
const password = z.string().min(12, "must have at least 12 characters");
/** Parses decimal digits only: JavaScript would also accept blanks as 0, and 0x1F. */
const number = (message: string) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/, message)
    .transform(Number);

/** Stripe needs all of these or none. */
const ofStripe = [
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_ID",
] as const;

/** An S3-compatible service needs all of these or none. */
const ofS3 = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** The price of each plan at Stripe: "price_123" for one plan, "premier=price_123,plus=price_456" for several. */
const planPrices = z.string().transform((text, context) => {
  const named = new Map(
    text.split(",").map((part) => {
      const [name = "", price] = part.trim().split("=");
      return price === undefined ? [paidPlans[0], name] : [name, price];
    }),
  );
  const missing = paidPlans.filter((plan) => !named.get(plan));
  if (missing.length > 0) context.addIssue(`has no price for ${missing.join(", ")}`);
  return Object.fromEntries(named) as Record<PaidPlan, string>;
});

const variables = z.object({
  PORT: number("must be a number from 0 to 65535")
    .pipe(
      z
        .int("must be a whole number")
        .min(0, "must be 0 or more")
        .max(65_535, "must be 65535 or less"),
    )
    .default(3000),
  HOST: z.string().default("127.0.0.1"),
  SITE_URL: origin.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "must be an address like postgres://user:password@host:5432/name",
    })
    .optional(),
  DEMO: flag.default(true),
  ADMIN_EMAIL: z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .pipe(z.email("must be an email address"))
    .optional(),
  ADMIN_PASSWORD: password.optional(),
  DEMO_OWNER_PASSWORD: password.optional(),
  SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SMTP_URL: smtp.optional(),
  MAIL_FROM: sender.optional(),
  TRUST_PROXY: number("must be the number of proxies in front of the server")
    .pipe(z.int("must be a whole number").min(0, "must be 0 or more"))
    .default(0),
  PAGE_CACHE_MB: number("must be a number of megabytes")
    .pipe(z.number().min(0, "must be 0 or more").max(4096, "must be 4096 or less"))
    .default(64),
  MAP_TILES_URL: tiles.optional(),
  MAP_TILES_ATTRIBUTION: z.string().trim().max(300).default(""),
  AD_TEST: flag.default(false),
  TRY_LANGUAGE: z
    .string()
    .refine(
      (folder) => existsSync(join(folder, "language.json")),
      "must be a folder with a language.json",
    )
    .optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be one of fatal, error, warn, info, debug, trace, silent",
    )
    .default("info"),
  STRIPE_SECRET_KEY: z.string().optional(),
  /** Appears in pages, so this must never be the secret key. */
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith("pk_", "must begin with pk_").optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_ID: planPrices.optional(),
  STRIPE_API_URL: origin.optional(),
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, "must be a region like us-west-2")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

/** A test compares these with README, .env.example and compose.yaml. */
export const variableNames = Object.keys(variables.shape);

const environment = variables.superRefine((data, context) => {
  const demand = (
    service: string,
    names: readonly (keyof typeof data)[],
    others: (keyof typeof data)[],
  ) => {
    if (![...names, ...others].some((name) => data[name])) return;
    for (const name of names)
      if (!data[name])
        context.addIssue({
          code: "custom",
          path: [name],
          message: `is missing: ${service} needs ${names.join(", ")}`,
        });
  };
  demand("Stripe", ofStripe, ["STRIPE_API_URL"]);
  demand("S3", ofS3, ["S3_REGION"]);
});

export type StripeConfig = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  prices: Record<PaidPlan, string>;
  apiUrl: string | undefined;
};

export type S3Config = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type Config = {
  port: number;
  host: string;
  siteUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  loadsDemo: boolean;
  admin: { email: string | undefined; password: string | undefined };
  demoOwnerPassword: string | undefined;
  secret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: { name: string; address: string };
  proxies: number;
  pageCacheBytes: number;
  mapTiles: MapTiles | undefined;
  /** Empty ad slots show what they are for. */
  isAdTest: boolean;
  /** Folder of a translation in progress. */
  triedLanguage: string | undefined;
  /** Without it, only this machine and its private network can read /metrics. */
  metricsToken: string | undefined;
  logLevel: string;
  /** Stripe; without it, the test provider charges nothing. */
  stripe: StripeConfig | undefined;
  /** Without it, photos are in the data directory. */
  s3: S3Config | undefined;
};

/** Treats an empty variable as absent, because compose files set empty ones. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const read = environment.safeParse(present);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new StartFailure(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const { data } = read;
  return {
    port: data.PORT,
    host: data.HOST,
    siteUrl: data.SITE_URL,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    loadsDemo: data.DEMO,
    admin: { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD },
    demoOwnerPassword: data.DEMO_OWNER_PASSWORD,
    secret: data.SECRET,
    smtpUrl: data.SMTP_URL,
    mailFrom: {
      name: data.MAIL_FROM?.name || brand.name,
      address: data.MAIL_FROM?.address ?? brand.contactEmail,
    },
    proxies: data.TRUST_PROXY,
    pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
    mapTiles:
      data.MAP_TILES_URL === undefined
        ? undefined
        : { url: data.MAP_TILES_URL, attribution: data.MAP_TILES_ATTRIBUTION },
    isAdTest: data.AD_TEST,
    triedLanguage: data.TRY_LANGUAGE,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
    stripe: stripeOf(data),
    s3: s3Of(data),
  };
}

function stripeOf(data: z.infer<typeof variables>): StripeConfig | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: prices,
  } = data;
  if (!secretKey || !publishableKey || !webhookSecret || !prices) return undefined;
  return { secretKey, publishableKey, webhookSecret, prices, apiUrl: data.STRIPE_API_URL };
}

function s3Of(data: z.infer<typeof variables>): S3Config | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = data;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region: data.S3_REGION ?? "us-east-1", accessKeyId, secretAccessKey };
}

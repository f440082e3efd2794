import { parseArgs } from "node:util";
import { openDatabase } from "#database/connection.ts";
import { emailSchema } from "#domain/accounts/account-input.ts";
import { createAdminSignInLink } from "#domain/accounts/site-admins/command-line.server.ts";
import { chainInWords } from "#domain/audit-log/chain.server.ts";
import { chainEntries } from "#domain/audit-log/chain-entries.server.ts";
import { checkChain } from "#domain/audit-log/check-chain.server.ts";
import { refreshReference } from "#domain/catalogue/reference/refresh-reference.server.ts";
import {
  growCatalogue,
  loadCatalogue,
  loadDemo,
  readReference,
} from "#domain/demo/load-catalogue.server.ts";
import { deliverEmails } from "#domain/email/deliver-emails.server.ts";
import { runDueJobs } from "#domain/jobs/run-jobs.server.ts";
import { runAsSite } from "#platform/audit-actor.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { createLogger, type Logger } from "#platform/logger.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { backupCommand, restoreCommand } from "./backup-commands.ts";
import { acceptSecret } from "./check-secret.ts";
import { exportCommand, withServices } from "./export-commands.ts";
import { addFirstAccounts } from "./first-accounts.ts";
import { importCommand, importUsage } from "./import-command.ts";
import { jobsOf } from "./jobs/jobs.ts";
import { openSite } from "./open-site.ts";
import type { PageBuild } from "./page-build.ts";
import { serve } from "./serve.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

type Command = (
  context: { config: Config; logger: Logger; build: PageBuild },
  args: string[],
) => Promise<void>;

/** Process entry points: the server, and the commands of `npm run site`. */
const commands: Record<string, Command> = {
  async serve({ config, logger, build }) {
    const running = await serve(config, build, logger);
    console.log(
      `\n  ${running.url}   (${running.engine === "embedded" ? `embedded database in ${config.dataDir}` : "PostgreSQL"})\n`,
    );
    stopOnSignal(running.stop);
  },

  async help() {
    console.log(`${verbsInWords()}\n${importUsage}`);
  },

  async migrate({ config, logger }) {
    const database = await openDatabase(config, logger);
    await database.close();
    console.log("The database is up to date.");
  },

  async seed({ config, logger }, args) {
    const { values } = parseArgs({ args, options: { listings: { type: "string" } } });
    const total = values.listings === undefined ? 0 : Number(values.listings);
    if (!Number.isInteger(total) || total < 0)
      throw new StartFailure("seed --listings takes a whole number.");
    const { database, services } = await openSite(config, logger);
    try {
      await loadCatalogue(services, { demo: true });
      await loadDemo(services);
      for (const line of await addFirstAccounts(services, config)) console.log(line);
      const added = await growCatalogue(
        services,
        total,
        (count) => process.stdout.isTTY && process.stdout.write(`\r${count} of ${total}`),
      );
      await database.tidy();
      console.log(
        `${process.stdout.isTTY ? "\r" : ""}The catalogue is loaded; ${added} listings were generated.`,
      );
    } finally {
      await database.close();
    }
  },

  async reference({ config, logger }, args) {
    const { values } = parseArgs({
      args,
      options: { overwrite: { type: "boolean", default: false } },
    });
    await withServices({ config, logger }, "/admin/catalogue/treatments", async (services) => {
      const { added, updated, kept } = await refreshReference(services, readReference(), values);
      console.log(`${added.length} added, ${updated.length} updated.`);
      if (kept.length > 0)
        console.log(
          `Kept because an admin changed them (--overwrite replaces them): ${kept.join(", ")}.`,
        );
    });
  },

  async audit({ config, logger }, [position, hash, ...rest]) {
    if (rest.length > 0 || (position !== undefined && !(Number(position) > 0 && hash)))
      throw new StartFailure(
        "audit takes no arguments, or a recorded head: npm run site -- audit 1234 HASH",
      );
    const { database, services } = await openSite(config, logger);
    try {
      await chainEntries(services);
      const state = await checkChain(
        services,
        position && hash ? [{ position: Number(position), hash }] : [],
      );
      console.log(chainInWords(state));
      if (!state.isWhole) process.exitCode = 1;
    } finally {
      await database.close();
    }
  },

  async jobs({ config, logger }) {
    const { database, services } = await openSite(config, logger);
    try {
      const done = await runDueJobs(services, jobsOf(services));
      await chainEntries(services);
      for (const { name, did, error } of done)
        console.log(`${name}: ${error ? `failed (${error})` : (did ?? "nothing to do")}`);
      if (done.length === 0) console.log("Nothing is due.");
      if (done.some(({ error }) => error)) process.exitCode = 1;
    } finally {
      await database.close();
    }
  },

  async "accept-secret"({ config, logger }, args) {
    if (args.length > 0) throw new StartFailure("accept-secret takes no arguments.");
    const database = await openDatabase(config, logger);
    try {
      await acceptSecret(database.db, config);
      console.log(
        "This database now uses the current secret. Data encrypted with another one stays unreadable.",
      );
    } finally {
      await database.close();
    }
  },

  import: importCommand,
  export: exportCommand,
  backup: backupCommand,
  restore: restoreCommand,

  async admin({ config, logger }, [address, ...rest]) {
    const email = emailSchema("").safeParse(address);
    if (!email.success || rest.length > 0)
      throw new StartFailure(
        "admin takes one email address: npm run site -- admin you@example.com",
      );
    const { database, services } = await openSite(config, logger);
    try {
      console.log(
        `Signs in once, within 15 minutes:\n\n  ${await createAdminSignInLink(services, email.data)}\n`,
      );
      await deliverEmails(services);
    } finally {
      await database.close();
    }
  },
};

function verbsInWords() {
  return `There are: ${Object.keys(commands).join(", ")}.`;
}

export async function runCommand(verb: string, args: string[], build: PageBuild) {
  try {
    const command = commands[verb];
    if (!command) throw new StartFailure(`Unknown command "${verb}". ${verbsInWords()}`);
    const config = readConfig(process.env);
    await runAsSite(verb === "serve" ? "start" : `command ${verb}`, () =>
      command({ config, logger: createLogger(config.logLevel), build }, args),
    );
  } catch (error) {
    console.error(isForPeople(error) ? error.message : error);
    process.exit(1);
  }
}

/** Reports whether the message is enough for the user; a stack helps only with a bug. */
function isForPeople(error: unknown): error is Error {
  return (
    error instanceof StartFailure ||
    (error instanceof TypeError &&
      "code" in error &&
      String(error.code).startsWith("ERR_PARSE_ARGS"))
  );
}

import type { z } from "zod";
import { keepListing } from "#app/components/owner/listing-param.ts";
import { type FormAnswer, readForm, rejectWith } from "#app/forms/form-result.ts";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { permitted, type RouteArgs, signedIn } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import type { Flash } from "#app/http/flash.ts";
import { proofPath } from "#app/http/with-next.ts";
import {
  type OutcomeName,
  type OutcomeNamed,
  type Problem,
  type Problems,
  problemOf,
} from "#domain/problem.ts";
import { ownEntry } from "#shared/own-entry.ts";

type Outcome = string | { outcome: string };
type Answer = FormAnswer | Response;
type AnyArgs = RouteArgs & { params: Record<string, string | undefined> };

type ProblemTable = Record<string, Problem | ((result: never) => Problem)>;

/** Outcomes that mean the same everywhere, unless the problems say otherwise. */
type Common = "not-found" | "forbidden" | "proof-needed";

/** Path of the next page, the same one by default, and its one-time message. */
type Done = Partial<Flash> & { to?: string };

type Submission<Args, Scope, Input> = Scope & {
  input: Input;
  form: FormData;
  args: Args & AnyArgs;
};

type OfficeAction<
  Args,
  Scope,
  Input,
  Result extends Outcome,
  Table extends ProblemTable,
  Shown extends string,
  Reply,
> = {
  /** Loads what the command is about: by default, the actor and the services. */
  scope?: (args: Args) => Scope | Promise<Scope>;
  schema?: z.ZodType<Input> | ((loaded: Scope) => z.ZodType<Input>);
  /** Names of fields with several values. */
  lists?: string[];
  /** A reader that replaces the schema, for forms whose fields differ from the input. */
  read?: (form: FormData, loaded: Scope) => { data: Input } | { answer: FormAnswer };
  run: (submission: Submission<Args, Scope, Input>) => Promise<Result>;
  problems?: Table;
  /** Outcomes that the answer to the form shows, such as a new key. */
  shown?: {
    [Name in Shown]: (
      result: OutcomeNamed<Result, Name>,
      submission: Submission<Args, Scope, Input>,
    ) => Reply | Promise<Reply>;
  };
  done: {
    [Name in OutcomeName<Result>]?: Next<
      OutcomeNamed<Result, Name>,
      Submission<Args, Scope, Input>
    >;
  } & Record<Exclude<OutcomeName<Result>, keyof Table | Shown | Common>, unknown>;
};

type Next<Result, From> = Done | ((result: Result, submission: From) => Done);

/**
 * Declares a form of a back office: its fields, the command that it runs, and the result of each
 * outcome. It compiles only if every outcome has a problem, an answer or a next page.
 */
export function officeAction<
  Result extends Outcome,
  Input = undefined,
  Args extends object = AnyArgs,
  Scope = ReturnType<typeof signedIn>,
  Table extends ProblemTable = Record<never, Problem>,
  Shown extends string = never,
  Reply = never,
>({
  scope,
  schema,
  lists = [],
  read: readAs,
  run,
  problems,
  shown,
  done,
}: OfficeAction<Args, Scope, Input, Result, Table, Shown, Reply>) {
  const load = (scope ?? signedIn) as (args: Args) => Scope | Promise<Scope>;
  const readBySchema = (form: FormData, loaded: Scope) => {
    if (!schema) return { data: undefined as Input };
    const typed = Object.fromEntries(form);
    for (const name of lists) Object.assign(typed, { [name]: form.getAll(name) });
    return readForm(typeof schema === "function" ? schema(loaded) : schema, form, typed);
  };
  return async (args: Args & AnyArgs, sent?: FormData): Promise<Answer | Reply> => {
    const loaded = await load(args);
    const form = sent ?? (await args.request.formData());
    const read = readAs ? readAs(form, loaded) : readBySchema(form, loaded);
    if ("answer" in read) return read.answer;
    const submission = { ...loaded, input: read.data, form, args };
    const result = await run(submission);
    const name = typeof result === "string" ? result : result.outcome;
    if (problems && Object.hasOwn(problems, name))
      return rejectWith(form, problemOf(problems as unknown as Problems<Result, string>, result));
    const of = result as never;
    const show = ownEntry<(of: never, from: typeof submission) => Reply | Promise<Reply>>(
      shown ?? {},
      name,
    );
    if (show) return show(of, submission);
    const next = ownEntry<Next<never, typeof submission>>(done, name);
    if (next) return follow(args, typeof next === "function" ? next(of, submission) : next);
    if (name === "proof-needed")
      return redirectTo(proofPath(keepListing(args.url.pathname, args.url)));
    permitted(name);
    throw notFound();
  };
}

/** Dispatches the action of a page with several forms: `intent` names the pressed button. */
export function byIntent<Args extends RouteArgs, Reply>(
  actions: Record<string, (args: Args, form: FormData) => Promise<Reply>>,
  fallback: (args: Args, form: FormData) => Promise<Reply> = missing,
) {
  return async (args: Args) => {
    const form = await args.request.formData();
    return (ownEntry(actions, String(form.get("intent"))) ?? fallback)(args, form);
  };
}

async function missing(): Promise<never> {
  throw notFound();
}

function follow({ context, url }: RouteArgs, { to = url.pathname, ...flash }: Done) {
  const path = to.includes("#") ? to : keepListing(to, url);
  if (flash.title === undefined) return redirectTo(path);
  return redirectWithFlash(context.get(servicesContext), path, { ...flash, title: flash.title });
}

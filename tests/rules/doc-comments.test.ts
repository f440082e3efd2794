import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

const folders = [
  "app",
  "database",
  "domain",
  "integrations",
  "platform",
  "server",
  "shared",
  "site",
];
/** Third person: "Returns", "Finds". No verb in it ends in -ss, -us or -is, as nouns do. */
const verb = /^[A-Z][a-z-]*[^sui]s\b/;
/** Plural nouns and others that look like a verb, and verbs of persons. */
const noVerb =
  /^(?:Addresses|Always|As|Bookings|Codes|Colors|Columns|Days|Entries|Fields|Files|Forms|Has|Hears|Hours|Images|Knows|Links|Listings|Locales|Messages|Minus|Names|Others|Owners|Pages|Parameters|Parts|Paths|Photos|Plus|Prices|Reviews|Rows|Rules|Says|Specials|Tags|Tells|Texts|Times|Tokens|Treatments|Users|Values|Visitors|Wants|Was|Words)\b/;
const noNoun =
  /^(?:About|Above|After|Against|Also|Among|And|Are|As|At|Because|Before|Behind|Below|Between|But|By|During|Each|Every|For|From|Has|How|If|In|Into|Is|It|Its|Not|Null|Of|On|Only|Or|Says|Since|So|Than|That|Then|These|They|This|Those|Through|To|Under|Until|What|When|Where|Whether|Which|While|Who|Whom|Whose|With|Within|Without)\b/;

function problemOf(node: ts.Node, comment: string) {
  const isFunction =
    ts.isFunctionLike(node) ||
    (ts.isVariableStatement(node) &&
      node.declarationList.declarations.some(
        ({ initializer }) => initializer && ts.isFunctionLike(initializer),
      ));
  if (isFunction)
    return verb.test(comment) && !noVerb.test(comment)
      ? null
      : 'begin the comment of a function with a verb: "Returns the price, or null without one."';
  return noNoun.test(comment)
    ? 'begin the comment of a type or constant with a noun: "The state of a plan."'
    : null;
}

const isDeclaration = (node: ts.Node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isVariableStatement(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isClassDeclaration(node);

function docProblems(file: string, text: string) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const problems: string[] = [];
  const visit = (node: ts.Node) => {
    const doc = isDeclaration(node) && ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
    const problem = doc && problemOf(node, ts.getTextOfJSDocComment(doc.comment) ?? "");
    if (problem) {
      const { line } = source.getLineAndCharacterOfPosition(doc.getStart(source));
      problems.push(`${file}:${line + 1} ${problem}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

test("doc comments begin with a verb or a noun", () => {
  const files = globSync(`{${folders}}/**/*.{ts,tsx}`);
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => docProblems(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  "/** Price of a visit. */ export async function price() {}",
  "/** Words that a visitor typed. */ const words = (text: string) => text;",
  "/** Status of a plan. */ const status = () => 1;",
  "const cache = {\n/** Null without a price. */ read() {} };",
  "/** What a visitor typed. */ type Input = string;",
  "/** For the page of a city. */ const title = 1;",
])("finds %s", (text) => {
  expect(docProblems("sample.ts", text)).toEqual([expect.stringMatching(/^sample\.ts:\d begin/)]);
});

test.each([
  "/** Returns the price of a visit. */ const price = async () => 1;",
  "/** Emails the owner. */ function notify() {}",
  "/** The input of a visitor. */ type Input = string;",
])("accepts %s", (text) => {
  expect(docProblems("sample.ts", text)).toEqual([]);
});

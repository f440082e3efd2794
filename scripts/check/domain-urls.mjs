import { readFileSync } from "node:fs";
import ts from "typescript";

const checked = /^domain\/(?!demo\/).*\.tsx?$/;
const test = /\.test\.tsx?$/;

/** URLs of pages and API calls written in the domain instead of shared/paths.ts. */
export function listDomainUrls(code) {
  return code
    .filter((file) => checked.test(file) && !test.test(file))
    .flatMap((file) =>
      urlsIn(file, readFileSync(file, "utf8")).map(
        (url) =>
          `domain-knows-no-urls: ${file} writes ${url} (name the path in shared/paths.ts and call it, so a page can move without the domain)`,
      ),
    );
}

function urlsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const urls = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) urls.push(urlAt(node.text) ?? urlInSql(node.text));
    else if (ts.isTemplateExpression(node)) urls.push(urlInTemplate(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return urls.filter(Boolean);
}

/** Covers `/owner/${slug}`, `${siteUrl}/owner`, and '/owner/' in SQL. */
function urlInTemplate({ head, templateSpans }) {
  const pieces = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  const [start, afterFirst] = pieces;
  return (
    urlAt(start) ?? (start === "" ? urlAt(afterFirst) : null) ?? pieces.map(urlInSql).find(Boolean)
  );
}

const urlAt = (text) => /^\/[a-z][^\s]*/i.exec(text)?.[0] ?? null;
const urlInSql = (text) => /'(\/[a-z][^']*)'/i.exec(text)?.[1] ?? null;

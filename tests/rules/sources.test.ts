import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
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
const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", ...folders],
  { encoding: "utf8" },
)
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"));
const sources = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** Reviewed uses of dangerous APIs by file. No request can prove that there are no others. */
const looked: Record<string, [pattern: RegExp, ...files: string[]]> = {
  "begins a process": [
    /node:child_process|node:cluster|from "tinypool"/,
    "platform/worker/isolate.ts",
    "server/backups.ts",
  ],
  "begins one through a shell": [
    /\{[^}]*\b(?:exec|execSync|spawn|spawnSync)\b[^}]*\} from "node:child_process"|\bshell: true/,
  ],
  // Our own SQL, which PostgreSQL formats.
  "fills in a format": [
    /\bformatWithOptions\b|\butil\.format\b|%[sdjoO]\b/,
    "database/audit/install.ts",
  ],
  "runs text as code": [/\beval\(|new Function\(|node:vm/],
  "writes markup past React": [
    /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|\.outerHTML =|document\.write|createContextualFragment/,
    "app/components/shell/document.tsx",
    "app/islands/create-island.tsx",
    "app/site/root.tsx",
  ],
  // Authenticator apps support no other hash.
  "hashes weakly": [
    /["'`](?:md4|md5|sha-?1|ripemd160)["'`]/i,
    "domain/accounts/internal/check-code.server.ts",
  ],
  "ciphers or signs": [
    /create(?:Cipher|Decipher|Sign\()|generateKey|subtle\.(?:encrypt|sign)/,
    "platform/encryption.ts",
  ],
  // Ad rotation, retry jitter and temporary file names: none of this is secret.
  "takes chance that can be guessed": [
    /Math\.random/,
    "app/browser/tracking/ads.ts",
    "database/embedded/lock.ts",
    "domain/advertising/ad-server.server.ts",
    "domain/webhooks/retry.ts",
  ],
  "takes any certificate": [/rejectUnauthorized|TLS_REJECT|checkServerIdentity|ignoreTLS/],
  "keeps something in the browser": [
    /localStorage|sessionStorage|indexedDB|document\.cookie =/,
    "app/browser/navigation/first-paint.ts",
    "app/browser/widgets/account.ts",
    "app/browser/widgets/browser-storage.ts",
    "app/browser/widgets/impersonation-bar.ts",
  ],
};

const filesWith = (pattern: RegExp, among = sources) =>
  among.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test.for(Object.entries(looked))("every file that %s is listed here", ([, [pattern, ...known]]) => {
  expect(sources.length).toBeGreaterThan(900);
  expect(filesWith(pattern)).toEqual(known);
});

/** Browser requests are limited by the page's CSP instead. */
test("every server file that calls other hosts is listed here", () => {
  const onServer = sources.filter(({ file }) => !/^app\/(?:browser|islands)\//.test(file));
  const calls =
    /node:(?:https|tls|dgram|http2)"|\bhttps?\.(?:request|get)\(|createTransport\(|new Stripe\(|new AwsClient\(|(?<![.\w])fetch\(/;
  expect(filesWith(calls, onServer)).toEqual([
    "integrations/email/smtp.ts",
    "integrations/payments/stripe-client.ts",
    "integrations/storage/s3.ts",
    "integrations/webhooks/post-webhook.ts",
    "integrations/website/read-address.ts",
  ]);
});

/** `to` is a link in the visitor's language and `say` a translated text: no local may hide them. */
test("no local has the name of an imported to() or say()", () => {
  const hiding = sources.flatMap(({ file, text }) => {
    const names = [...text.matchAll(/^import \{(.*)\} from "#shared\/(?:to|say)\.ts";$/gm)].flatMap(
      ([, list = ""]) => list.match(/\b(?:to|say)\b/g) ?? [],
    );
    const mayHide = new RegExp(`\\b(?:${names.join("|")})\\b(?=[,:})\\] ]| =)`);
    if (names.length === 0 || !mayHide.test(text)) return [];
    const hidden: string[] = [];
    const visit = (node: ts.Node) => {
      const declares =
        ts.isVariableDeclaration(node) ||
        ts.isBindingElement(node) ||
        ts.isFunctionDeclaration(node) ||
        (ts.isParameter(node) && !ts.isFunctionTypeNode(node.parent));
      if (declares && node.name && ts.isIdentifier(node.name) && names.includes(node.name.text))
        hidden.push(`${file}: ${node.name.text}`);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
    return hidden;
  });
  expect(hiding).toEqual([]);
});

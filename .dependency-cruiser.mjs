import { layers, modules } from "./architecture.mjs";
import bench from "./bench/package.json" with { type: "json" };

const anyOf = (names) => `(${names.join("|")})`;
const npm = (...names) => `node_modules/${anyOf(names)}/`;
const test = "(^tests/|\\.test\\.tsx?$)";
const serverFile = "\\.server\\.tsx?$";
/** Server code without `.server` in its name: React Router strips it from the browser build. */
const routeFile = "^app/(office|site)/(root\\.tsx$|routes\\.ts$|routes/)";
/** Type-only imports disappear at run time. */
const atRunTime = { dependencyTypesNot: ["type-only"] };
const nodeModule = { dependencyTypes: ["core"], ...atRunTime };

/** Builds one rule per `to`, because a rule can be broken in several ways. */
const forbid = (name, comment, from, ...tos) =>
  tos.map((to) => ({ name, comment, severity: "error", from, to }));

const seenThroughDomain = layers.domain.filter((layer) => !layers.app.includes(layer));
const othersIn = (table, name) =>
  Object.keys(table).filter((other) => other !== name && !table[name].includes(other));

const layerRules = Object.entries(layers).flatMap(([layer, allowed]) => {
  const forbidden = othersIn(layers, layer).filter(
    (other) => layer !== "app" || !seenThroughDomain.includes(other),
  );
  const says = allowed.length
    ? `${layer}/ imports only ${allowed.join(", ")}`
    : `${layer}/ imports nothing`;
  const tos = forbidden.length ? [{ path: `^${anyOf(forbidden)}/` }] : [];
  return forbid(
    `layer-${layer}`,
    `${says}: move the code to a lower layer, or pass the value as an argument`,
    { path: `^${layer}/`, pathNot: test },
    ...tos,
  );
});

const moduleRules = Object.entries(modules).flatMap(([module, allowed]) => {
  const says = allowed.length
    ? `${module} may only import ${allowed.join(", ")} and their tables`
    : `${module} may not import any other module or its tables`;
  return forbid(
    `module-${module}`,
    `${says}: combine both in the caller, or move the use case to a module that may import both`,
    { path: `^domain/${module}/`, pathNot: test },
    { path: `^(domain|database/schema)/${anyOf(othersIn(modules, module))}(/|\\.)` },
  );
});

const internalMeans =
  "internal/ may change without notice: call what the module exports next to it";

export default {
  forbidden: [
    ...layerRules,
    ...moduleRules,
    ...forbid(
      "no-cycles",
      "two files that import each other are one unit or three: move what both need into a separate file",
      {},
      { circular: true },
    ),
    ...forbid(
      "app-sees-database-through-domain",
      "pages show what the domain returns, so pages and the API cannot disagree: write a domain function and call it from the loader",
      { path: "^app/", pathNot: test },
      { path: `^${anyOf(seenThroughDomain)}/` },
      { path: npm("drizzle-orm", "pg", "@electric-sql/pglite") },
    ),
    ...forbid(
      "domain-knows-no-http-and-no-react",
      "code below the pages runs without a request and without markup, but for the HTML of emails: map to HTTP in server/ or app/",
      {
        path: `^${anyOf(["domain", ...layers.domain])}/`,
        pathNot: [test, "^integrations/email/.*[.]tsx$"],
      },
      { path: npm("react", "react-dom", "react-router", "@react-router", "hono", "@hono") },
    ),
    ...forbid(
      "components-get-data-as-props",
      "a component renders what it is given, so it works on any page and in a test: load the data in the route and pass it as props",
      { path: "^app/(site/|office/|)components/", pathNot: [test, serverFile] },
      { path: anyOf([serverFile, "^platform/"]), ...atRunTime },
      { path: anyOf([routeFile, "^app/http/context\\.ts$"]), pathNot: serverFile },
      nodeModule,
    ),
    ...forbid(
      "front-ends-share-common-folders",
      "visitors' pages and offices are two applications: move what both need to another folder of app/",
      { path: "^app/site/", pathNot: test },
      { path: "^app/office/" },
    ),
    ...forbid(
      "front-ends-share-common-folders",
      "visitors' pages and offices are two applications: move what both need to another folder of app/",
      { path: "^app/(?!site/)", pathNot: test },
      { path: "^app/site/", ...atRunTime },
    ),
    ...forbid(
      "front-ends-share-common-folders",
      "the common folders serve both front ends: move what only the offices need to app/office/",
      { path: "^app/(?!site/|office/)", pathNot: test },
      { path: "^app/office/", ...atRunTime },
    ),
    ...forbid(
      "browser-files-reach-no-server-file",
      "this file is sent to the browser: name it *.server.ts, or do this in the route's loader",
      { path: "^app/", pathNot: [routeFile, serverFile, test, "^app/(site/|office/|)components/"] },
      { path: anyOf([serverFile, "^platform/"]), ...atRunTime },
      nodeModule,
    ),
    ...forbid(
      "pure-files-stay-pure",
      "a file without .server in its name may run in a browser and may import only zod: name it *.server.ts, or pass the value as an argument",
      { path: "^(domain|shared|site)/", pathNot: [serverFile, test] },
      { path: anyOf([serverFile, "^(database|integrations|platform)/"]), ...atRunTime },
      { path: "node_modules/", pathNot: npm("zod"), ...atRunTime },
      nodeModule,
    ),
    ...forbid(
      "money-checks-no-license",
      "what we say about a license never depends on payment: only admin pages record a check",
      {
        pathNot: [
          test,
          "^app/office/routes/admin/",
          "^database/audit/unaudited-tables",
          "^domain/catalogue/licenses/check-license",
        ],
      },
      {
        path: "^(app/office/routes/admin/license-checks\\.server|domain/catalogue/licenses/check-license\\.server|database/schema/catalogue/license-checks)\\.ts$",
      },
    ),
    ...forbid(
      "internal-means-internal",
      internalMeans,
      { path: "^domain/([^/]+)/" },
      { path: "^domain/[^/]+/internal/", pathNot: "^domain/$1/" },
    ),
    ...forbid(
      "internal-means-internal",
      internalMeans,
      { pathNot: "^domain/[^/]+/" },
      { path: "^domain/[^/]+/internal/" },
    ),
    ...forbid(
      "no-tests-in-production",
      "tests and their helpers are not shipped: move shared code into a layer",
      { pathNot: [test, "^(playwright|vitest)\\.config\\.ts$"] },
      { path: test },
    ),
    ...forbid(
      "every-import-resolves",
      "an unresolved import escapes every other rule: correct the path",
      {},
      // The build and React Router's route types exist only after a build, the benchmarks' packages only after a benchmark.
      {
        couldNotResolve: true,
        pathNot: ["^virtual:", "/\\+types/", `^${anyOf(Object.keys(bench.dependencies))}$`],
      },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
  },
};

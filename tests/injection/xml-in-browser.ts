import type { Browser } from "@playwright/test";
import { notAsTyped } from "./as-typed.ts";
import { kindOf } from "./pages.ts";
import type { Page } from "./walk.ts";

type Files = { before: Page[]; after: Page[]; values: Map<string, string>; url: string };

const kindOfFile = ({ address }: Page) => kindOf(address)?.pattern ?? address;
const isXml = ({ type }: Page) => type.includes("xml");

/** Expects well-formed XML with unchanged elements and attributes, and no external links. */
export async function faultsOfXml(browser: Browser, { before, after, values, url }: Files) {
  const page = await browser.newPage();
  const names = new Map<string, Set<string>>();
  for (const file of before.filter(isXml)) {
    const kind = kindOfFile(file);
    names.set(
      kind,
      new Set([...(names.get(kind) ?? []), ...(await page.evaluate(readXml, file.text)).names]),
    );
  }
  const faults: string[] = [];
  const marked = new Set<string>();
  for (const file of after.filter(isXml)) {
    const found = await page.evaluate(readXml, file.text);
    const strange = found.names.filter((name) => !names.get(kindOfFile(file))?.has(name));
    const away = found.leads.filter((lead) => !lead.startsWith(`${url}/`));
    if (found.texts.some((text) => /zq\d+z/.test(text))) marked.add(kindOfFile(file));
    const wrong = [
      ...(found.isBroken ? ["is broken"] : []),
      ...strange.map((name) => `has ${name}`),
      ...away.map((lead) => `leads to ${lead}`),
    ];
    faults.push(
      ...[...wrong, ...notAsTyped(found.texts, values)].map((fault) => `${file.address}: ${fault}`),
    );
  }
  await page.close();
  return { faults, marked };
}

/** Runs in the page. */
function readXml(source: string) {
  const file = new DOMParser().parseFromString(source, "application/xml");
  const elements = [...file.querySelectorAll("*")];
  const attributes = elements.flatMap((element) =>
    [...element.attributes].map(({ name, value }) => ({
      name: `${element.nodeName} ${name}`,
      value,
    })),
  );
  return {
    isBroken: file.querySelector("parsererror") !== null || file.doctype !== null,
    names: [
      ...new Set([
        ...elements.map(({ nodeName }) => nodeName),
        ...attributes.map(({ name }) => name),
      ]),
    ],
    leads: [
      ...elements
        .filter(({ nodeName }) => /^(loc|link)$/.test(nodeName))
        .map(({ textContent }) => textContent ?? ""),
      ...attributes.filter(({ name }) => /(href|src)$/.test(name)).map(({ value }) => value),
    ],
    texts: elements
      .filter(({ childElementCount }) => childElementCount === 0)
      .map(({ textContent }) => textContent ?? ""),
  };
}

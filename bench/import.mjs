import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProcess } from "../scripts/setup/run.mjs";

const rows = Number(process.env.BENCH_ROWS ?? 10_000);

/** Imports an external file by CLI into an empty embedded database: check, then write. */
export async function measure(node) {
  const folder = mkdtempSync(join(tmpdir(), "medspa-import-"));
  const file = join(folder, "listings.csv");
  writeFileSync(
    file,
    [header, ...Array.from({ length: rows }, (_, index) => row(index))].join("\r\n"),
  );
  const env = {
    DATA_DIR: join(folder, "data"),
    DEMO: "0",
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
  };
  const site = (...verb) =>
    runProcess(node, ["build/server/index.js", ...verb], { label: verb[0], env });
  try {
    await site("seed");
    const start = performance.now();
    await site("import", file, "--live");
    const seconds = (performance.now() - start) / 1000;
    return {
      [`${rows.toLocaleString("en-US")} rows`]: {
        seconds: seconds.toFixed(1),
        "rows/s": Math.round(rows / seconds),
      },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const header = "Business Name,Street,City,ZIP,Tel.,Website";
const towns = ["Irvine,92618", "Tustin,92780", "Anaheim,92805", "Orange,92866", "Costa Mesa,92627"];

function row(index) {
  const number = String(2_000_000 + index * 7);
  return `Number ${index} Skin Studio,${100 + index} Pier Road,${towns[index % towns.length]},949 ${number.slice(0, 3)} ${number.slice(3)},`;
}

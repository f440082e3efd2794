import { startSite } from "./site.mjs";

/** From the command to the first answer: in a new data directory, and with the data there. */
export async function measure(node) {
  const first = await startSite(node);
  await first.stop({ keepsData: true });
  const again = await startSite(node, { dataDir: first.dataDir });
  const resident = again.residentMb();
  await again.stop();
  return {
    "new directory": { seconds: first.seconds.toFixed(2) },
    "data present": { seconds: again.seconds.toFixed(2), "resident MB": resident },
  };
}

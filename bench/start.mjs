import { startSite } from "./site.mjs";

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

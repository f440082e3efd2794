import { join } from "node:path";
import { projectRoot } from "../project-root.ts";
import { WorkerProcess } from "../worker/worker-process.ts";

/** A process apart from the one that opens uploads: that one refuses to read SVG. */
const rasterizer = new WorkerProcess<string, Buffer>(
  join(projectRoot, "platform/images/rasterizer.ts"),
  { task: 20_000, idle: 30_000, heapMb: 64 },
);

/** SVG that the site itself drew, as a PNG. */
export async function rasterize(svg: string) {
  const png = await rasterizer.ask(svg);
  if (png === "ended") throw new Error("The rasterizer exited before it finished the image");
  return png;
}

import { join } from "node:path";
import { projectRoot } from "../project-root.ts";
import { WorkerProcess } from "../worker/worker-process.ts";
import type { RasterTask } from "./rasterizer.ts";

/** A process apart from the one that opens uploads: that one refuses to read SVG. */
const rasterizer = new WorkerProcess<RasterTask, Buffer>(
  join(projectRoot, "platform/images/rasterizer.ts"),
  { task: 20_000, idle: 30_000, heapMb: 64 },
);

/** SVG that the site itself drew, with a photo on it, as a PNG. */
export async function rasterize(svg: string, picture: RasterTask["picture"] = null) {
  const png = await rasterizer.ask({ svg, picture });
  if (png === "ended") throw new Error("The rasterizer exited before it finished the image");
  return png;
}

import sharp from "sharp";
import { serveTasks } from "../worker/serve-tasks.ts";

sharp.concurrency(1);
sharp.cache(false);

serveTasks((svg: string) => sharp(Buffer.from(svg)).png().toBuffer());

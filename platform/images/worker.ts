import { draw, type Encoded, encode, type Format, type Pixels, type Sizes, type Unfit } from "./make.ts";

/** What runs in the workshop: a process that holds nothing but the picture before it. Talks to workshop.ts. */
export type Task = { encode: Uint8Array; sizes: Sizes } | { draw: Pixels; width: number; format: Format };
export type Order = { id: number; task: Task };
export type Made = Encoded | Unfit | Buffer;
export type Reply = { id: number; made: Made } | { id: number; error: string };

const mostMemory = 1024 * 1024 * 1024;

/** Not by exit(), which waits for a picture that is half made. */
const end = () => process.kill(process.pid, "SIGKILL");
process.on("disconnect", end);
setInterval(() => process.memoryUsage.rss() > mostMemory && end(), 100).unref();

process.on("message", async ({ id, task }: Order) => {
  const reply = await carryOut(task).then(
    (made): Reply => ({ id, made }),
    (error: Error): Reply => ({ id, error: error.message }),
  );
  process.send?.(reply);
});

const carryOut = (task: Task): Promise<Made> => ("encode" in task ? encode(task.encode, task.sizes) : draw(task.draw, task.width, task.format));

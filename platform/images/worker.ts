import { serveTasks } from "../worker/serve-tasks.ts";
import {
  draw,
  type Encoded,
  encode,
  type Format,
  type Pixels,
  type Sizes,
  type Unfit,
} from "./make.ts";

export type Task =
  | { encode: Uint8Array; sizes: Sizes }
  | { draw: Pixels; width: number; format: Format };
export type Made = Encoded | Unfit | Buffer;

serveTasks(
  (task: Task): Promise<Made> =>
    "encode" in task ? encode(task.encode, task.sizes) : draw(task.draw, task.width, task.format),
);

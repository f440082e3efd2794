import { serveTasks } from "../worker/serve-tasks.ts";
import {
  type EncodedImage,
  encodeImage,
  encodePixels,
  type ImageDefect,
  type ImageFormat,
  type ImageSizes,
  type Pixels,
} from "./make.ts";

export type ImageTask =
  | { encode: Uint8Array; sizes: ImageSizes }
  | { draw: Pixels; width: number; format: ImageFormat };
export type ImageTaskResult = EncodedImage | ImageDefect | Buffer;

serveTasks(
  (task: ImageTask): Promise<ImageTaskResult> =>
    "encode" in task
      ? encodeImage(task.encode, task.sizes)
      : encodePixels(task.draw, task.width, task.format),
);

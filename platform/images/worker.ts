import { serveTasks } from "../worker/serve-tasks.ts";
import { type EncodedImage, encodeImage, type ImageDefect, type ImageSizes } from "./make.ts";

export type ImageTask = { encode: Uint8Array; sizes: ImageSizes };
export type ImageTaskResult = EncodedImage | ImageDefect;

serveTasks((task: ImageTask): Promise<ImageTaskResult> => encodeImage(task.encode, task.sizes));

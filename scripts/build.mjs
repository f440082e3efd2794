import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled, findNode } from "./setup/install.mjs";
import { stopOnFailure } from "./setup/run.mjs";

try {
  await ensureInstalled();
  await ensureBuilt(findNode());
} catch (error) {
  stopOnFailure(error);
}

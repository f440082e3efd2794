import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { findNode } from "./setup/node.mjs";
import { stopOnFailure } from "./setup/run.mjs";

try {
  await ensureInstalled();
  await ensureBuilt(await findNode());
} catch (error) {
  stopOnFailure(error);
}

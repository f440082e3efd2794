import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/**
 * Preload with --import: while the file FULL_DISK exists, files can be overwritten, but cannot
 * grow. With "quota" in it, the system still reports free space. Deleting the reserve frees that
 * much space.
 */
const flag = process.env.FULL_DISK ?? "";
const reserve = `${process.env.DATA_DIR}/database.reserve`;
const { writeSync, statfsSync, existsSync, fstatSync, readFileSync } = fs;
const { open } = fs.promises;

const isFull = () => existsSync(flag);
const refused = () =>
  Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
    errno: -28,
    syscall: "write",
  });

fs.writeSync = (descriptor, buffer, offset, length, position, ...rest) => {
  if (typeof length === "number" && isFull() && existsSync(reserve)) {
    const file = fstatSync(descriptor);
    if (file.isFile() && (position ?? file.size) + length > file.size) throw refused();
  }
  return writeSync(descriptor, buffer, offset, length, position, ...rest);
};
fs.promises.open = async (file, ...rest) => {
  if (isFull() && file === reserve) throw refused();
  return open(file, ...rest);
};
fs.statfsSync = (path, ...rest) => {
  const found = statfsSync(path, ...rest);
  return isFull() && readFileSync(flag, "utf8") !== "quota" ? { ...found, bavail: 0 } : found;
};
syncBuiltinESMExports();

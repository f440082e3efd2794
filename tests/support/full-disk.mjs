import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/**
 * For a process that is started with --import of this: while the file FULL_DISK stands, its disk is full as a disk is. What is there can be
 * written over, no file grows. Where the file says "quota", the system goes on saying that there is room.
 * Once a reserve was given up, there is room for as much as it had.
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

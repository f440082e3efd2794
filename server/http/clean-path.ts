export function cleanPath(pathname: string) {
  return pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
}

/** The one address of what is asked for with slashes doubled or at the end. */
export function cleanPath(pathname: string) {
  return pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
}

/** The script of visitors' pages: its address, and those of the modules that it imports. */
declare module "virtual:site-entry" {
  export const entry: string;
  export const imports: string[];
}

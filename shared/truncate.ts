/** Shortens a long text at the end of a word. */
export const truncate = (text: string, most: number, mark = " …") =>
  text.length > most ? text.slice(0, text.lastIndexOf(" ", most)) + mark : text;

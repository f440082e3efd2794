/** Returns a tool result: the data, and a short text for clients that show only text. */
export const toolAnswer = <Data extends object>(structuredContent: Data, lines: string[]) => ({
  structuredContent: { ...structuredContent },
  content: [{ type: "text" as const, text: lines.join("\n") }],
});

/** Returns an error that the caller can fix, with instructions. */
export const toolRefusal = (text: string) => ({
  isError: true,
  content: [{ type: "text" as const, text }],
});

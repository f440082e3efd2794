/** Tool result: the data, and a short text for clients that show only text. */
export function toolAnswer<Data extends object>(structuredContent: Data, lines: string[]) {
  return {
    structuredContent: { ...structuredContent },
    content: [{ type: "text" as const, text: lines.join("\n") }],
  };
}

/** Error that the caller can fix, with instructions. */
export function toolRefusal(text: string) {
  return { isError: true, content: [{ type: "text" as const, text }] };
}

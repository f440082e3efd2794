/** Tool result: the data, and a short text for clients that show only text. */
export function answer<Data extends object>(structuredContent: Data, lines: string[]) {
  return {
    structuredContent: { ...structuredContent },
    content: [{ type: "text" as const, text: lines.join("\n") }],
  };
}

/** Error that the caller can fix, with instructions. */
export function refusal(text: string) {
  return { isError: true, content: [{ type: "text" as const, text }] };
}

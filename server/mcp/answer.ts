/** What a tool answers: the data, and the same in few words for clients that show text alone. */
export function answer<Data extends object>(structuredContent: Data, lines: string[]) {
  return {
    structuredContent: { ...structuredContent },
    content: [{ type: "text" as const, text: lines.join("\n") }],
  };
}

/** What the caller can put right: it is told how. */
export function refusal(text: string) {
  return { isError: true, content: [{ type: "text" as const, text }] };
}

/** Whether the server shows a page, without leaving this one. */
export async function pageAnswer(path: string): Promise<"shown" | "failed" | "unreached"> {
  const response = await fetch(path).catch(() => null);
  if (!response) return "unreached";
  return response.ok ? "shown" : "failed";
}

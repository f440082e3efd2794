/**
 * Calls `refresh` after a pause, once the server shows the page. Until then it asks again, and the
 * page stays. Returns a function that stops it.
 */
export function refreshOnceShown(path: string, pause: number, refresh: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  let isStopped = false;
  const wait = () => {
    timer = setTimeout(() => void ask(), pause);
  };
  const ask = async () => {
    const answer = await pageAnswer(path);
    if (isStopped) return;
    if (answer === "shown") refresh();
    else wait();
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Checks whether the server can show a page, without leaving this one. */
export async function pageAnswer(path: string): Promise<"shown" | "failed" | "unreached"> {
  const response = await fetch(path).catch(() => null);
  if (!response) return "unreached";
  return response.ok ? "shown" : "failed";
}

/** Runs tasks in chunks and yields after each long stretch, so slow phones stay responsive. */
export async function runInChunks(tasks: (() => unknown)[]) {
  let since = performance.now();
  for (const act of tasks) {
    if (performance.now() - since > longestStretch) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    act();
  }
}

const longestStretch = 8;

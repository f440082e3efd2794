/** On a slow phone all of them at once would keep it from answering: after each longer stretch, it may. */
export async function inTurns(acts: (() => unknown)[]) {
  let since = performance.now();
  for (const act of acts) {
    if (performance.now() - since > longestStretch) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    act();
  }
}

const longestStretch = 8;

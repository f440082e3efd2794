const lookAgain = 15_000;

/**
 * Runs work at the start, at intervals, and on request, one run at a time.
 * `isAsked` is false once the process shuts down: long work stops then.
 */
export function startWorker(
  run: (isAsked: () => boolean) => Promise<unknown>,
  onError: (error: unknown) => void,
) {
  let isClosed = false;
  let isWanted = false;
  let working: Promise<void> | null = null;

  async function work() {
    do {
      isWanted = false;
      await run(() => !isClosed);
    } while (isWanted && !isClosed);
  }
  function ask() {
    if (isClosed) return;
    isWanted = true;
    working ??= work()
      .catch(onError)
      .finally(() => {
        working = null;
      });
  }
  const timer = setInterval(ask, lookAgain).unref();
  ask();

  return {
    ask,
    async stop() {
      isClosed = true;
      clearInterval(timer);
      await working;
    },
  };
}

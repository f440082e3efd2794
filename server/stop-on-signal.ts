/**
 * Runs `stop` once: process groups deliver a signal several times; the second must not cut the
 * first short.
 */
export function stopOnSignal(stop: () => Promise<void>) {
  let isStopping = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

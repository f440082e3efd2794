/** Stops once. The same signal comes more than once where it goes to a whole group of processes: a second one must not cut the first short. */
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

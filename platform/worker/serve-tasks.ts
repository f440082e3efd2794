export type Order<Task> = { id: number; task: Task };
export type Reply<Result> = { id: number; result: Result } | { id: number; error: string };

const mostMemory = 1024 * 1024 * 1024;

/** The other side of worker-process.ts: carries out tasks until its parent is gone or its memory is used up. */
export function serveTasks<Task, Result>(carryOut: (task: Task) => Promise<Result>) {
  // Not by exit(), which waits for a task that is half done.
  const end = () => process.kill(process.pid, "SIGKILL");
  process.on("disconnect", end);
  setInterval(() => process.memoryUsage.rss() > mostMemory && end(), 100).unref();
  process.on("message", async ({ id, task }: Order<Task>) => {
    const reply = await carryOut(task).then(
      (result): Reply<Result> => ({ id, result }),
      (error: Error): Reply<Result> => ({ id, error: error.message }),
    );
    process.send?.(reply);
  });
}

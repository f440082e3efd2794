export type TaskRequest<Task> = { id: number; task: Task };
export type TaskReply<Result> = { id: number; result: Result } | { id: number; error: string };

const mostMemory = 1024 * 1024 * 1024;

/** Counterpart of worker-process.ts: runs tasks until the parent exits or memory runs out. */
export function serveTasks<Task, Result>(carryOut: (task: Task) => Promise<Result>) {
  // Not exit(), which waits for a running native task.
  const end = () => process.kill(process.pid, "SIGKILL");
  process.on("disconnect", end);
  setInterval(() => process.memoryUsage.rss() > mostMemory && end(), 100).unref();
  process.on("message", async ({ id, task }: TaskRequest<Task>) => {
    const reply = await carryOut(task).then(
      (result): TaskReply<Result> => ({ id, result }),
      (error: Error): TaskReply<Result> => ({ id, error: error.message }),
    );
    process.send?.(reply);
  });
}

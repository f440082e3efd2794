/**
 * Limits the server's memory. By default, Node uses up to 128 MB for its young generation and lets
 * the old generation double before a collection. The C library keeps a heap per compressing thread,
 * and keeps freed pages between long-lived allocations.
 */
export const memoryFlags = {
  flags: ["--max-semi-space-size=12", "--heap-growing-percent=60"],
  env: { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" },
};

/**
 * How the server is started so that it holds little. By itself Node takes up to 128 MB for what is young and lets the old double before it
 * looks; the C library keeps a heap for each thread that packs an answer, and pages among what never moves.
 */
export const lean = {
  flags: ["--max-semi-space-size=12", "--heap-growing-percent=60"],
  env: { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" },
};

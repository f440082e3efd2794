/** Runs every test at full length, on both databases. It takes hours. */
process.env.TEST_LEVEL = "full";
process.env.BOTH_DATABASES = "1";
await import("./test.mjs");

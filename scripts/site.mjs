// Without a verb the same entry would start the server: here somebody wants to know what there is.
process.argv[2] ??= "help";
await import("./start.mjs");

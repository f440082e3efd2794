// Without a command, start.mjs would start the server instead of showing help.
process.argv[2] ??= "help";
await import("./start.mjs");

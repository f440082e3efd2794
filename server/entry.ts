import * as build from "virtual:react-router/server-build";
import { runCommand } from "./commands.ts";

const [verb = "serve", ...rest] = process.argv.slice(2);
await runCommand(verb, rest, build);

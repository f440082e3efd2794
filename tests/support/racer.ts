import pg from "pg";
import { connect } from "#database/connection.ts";
import { claimSlots } from "./claim-slots.ts";

/** A separate process that books each slot several times in parallel and reports its successes. */
const [address = "", name = "", claims = "", ...slots] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: address, max: 10 });
const won = await claimSlots(connect(pool), slots, { name, claims: Number(claims) });
await pool.end();
console.log(JSON.stringify(won));

import pg from "pg";
import { connect } from "#database/connection.ts";
import { countingOver, seen } from "./analytics.ts";

const [address = "", rounds = "", ...slugs] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: address, max: 2 });
const events = countingOver(connect(pool));
for (let round = 0; round < Number(rounds); round++) {
  // Random order reveals lock cycles.
  for (const slug of slugs.toSorted(() => Math.random() - 0.5)) {
    await events.add(
      seen({ searched: ["treatment/botox"], events: [{ kind: "impression", slug, place: 2 }] }),
      null,
    );
    await events.add(
      {
        page: `/listing/${slug}`,
        from: `site${round % 3}.example`,
        events: [{ kind: "view", slug }],
      },
      null,
    );
  }
  await events.flush();
}
await pool.end();

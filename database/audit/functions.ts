const actor = `
    (who ->> 'userId')::int, who ->> 'role', (who ->> 'adminId')::int, who ->> 'operation', who ->> 'requestId'`;
const columns =
  "table_name, row_key, listing_id, verb, before, after, named, actor_id, actor_role, admin_id, operation, request_id";
const keyOf = (row: string) => `case when keys = 1 then ${row} ->> (tg_argv[0]::text[])[1]
      else coalesce((select string_agg(${row} ->> name, ' ' order by place) from unnest(tg_argv[0]::text[]) with ordinality as key (name, place)), '') end`;
const placeOf = (row: string) =>
  `case tg_table_name when 'listings' then (${row} ->> 'id')::int else (${row} ->> 'listing_id')::int end`;
const declared = `
  who jsonb := nullif(current_setting('acting.who', true), '')::jsonb;
  keys int := coalesce(array_length(tg_argv[0]::text[], 1), 0);`;

/**
 * Arguments of both functions: key columns; columns left out of stored rows; watched columns; and
 * the watched ones that are only named. Inserts and deletes are logged per statement, thousands
 * at once. Updates are logged per row, because only row triggers can name columns.
 */
export const auditFunctionsSql = `
create or replace function record_rows() returns trigger language plpgsql as $$
declare ${declared}
begin
  insert into audit_log (${columns})
  select tg_table_name, ${keyOf("facts")}, ${placeOf("facts")}, lower(tg_op)::change_verb,
    case when tg_op = 'DELETE' then jsonb_strip_nulls(facts - tg_argv[1]::text[]) end,
    case when tg_op = 'INSERT' then jsonb_strip_nulls(facts - tg_argv[1]::text[]) end,
    '{}', ${actor}
  from (select to_jsonb(touched) as facts from touched) as each_row;
  return null;
end $$;

create or replace function record_change() returns trigger language plpgsql as $$
declare ${declared}
  earlier jsonb := to_jsonb(old);
  later jsonb := to_jsonb(new);
begin
  insert into audit_log (${columns})
  select tg_table_name, ${keyOf("later")}, ${placeOf("later")}, 'update', before, after, coalesce(hidden, '{}'), ${actor}
  from (
    select jsonb_object_agg(name, earlier -> name) filter (where name <> all (tg_argv[3]::text[])) as before,
      jsonb_object_agg(name, later -> name) filter (where name <> all (tg_argv[3]::text[])) as after,
      array_agg(name) filter (where name = any (tg_argv[3]::text[])) as hidden,
      count(*) as differing
    from unnest(tg_argv[2]::text[]) as name
    where earlier -> name is distinct from later -> name
  ) as difference
  where differing > 0;
  return null;
end $$;`;

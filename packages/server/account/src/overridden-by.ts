import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** The people who last changed these flags of an account, according to the audit log; an entry may also name flags that stayed. */
export async function overriddenBy(
  db: Db,
  userId: number,
  flags: readonly string[],
): Promise<Record<string, { by: string | null; at: string }>> {
  if (flags.length === 0) return {}
  const { rows } = await sql<{ flag: string; by: string | null; at: string }>`
    select distinct on (said.flag) said.flag, u.full_name as by, a.at
    from audit a
    left join users u on u.id = a.actor_id
    cross join lateral jsonb_object_keys(
      case when jsonb_typeof(a.after->'permissions') = 'object' then a.after->'permissions' else '{}' end
    ) as said (flag)
    where a.entity = 'user' and a.entity_id = ${String(userId)} and said.flag = any(${[...flags]}::text[])
      and a.before->'permissions'->said.flag is distinct from a.after->'permissions'->said.flag
    order by said.flag, a.id desc`.execute(db)
  return Object.fromEntries(rows.map(({ flag, ...said }) => [flag, said]))
}

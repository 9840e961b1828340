import { type Kysely, sql } from 'kysely'

/**
 * Money that opened bidding was only in the ledger if nobody had announced it: no refund could refer to it. Databases
 * that ran 0989 when it still did this lack none.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    insert into deposits (user_id, method, amount, reference, created_at, expires_at, ledger_id, announced)
    select l.user_id,
      case when l.method in ('bank', 'transfer', 'wallet', 'cash', 'adjustment') then l.method else 'bank' end, l.amount,
      concat_ws(' ',
        coalesce((select substring(reference from '^(.*) \\d+ \\d+$') from deposits order by id desc limit 1), 'DP'),
        lpad(l.user_id::text, 6, '0'),
        lpad((
          (select count(*) from deposits d where d.user_id = l.user_id)
          + row_number() over (partition by l.user_id order by l.id)
        )::text, 4, '0')
      ),
      l.at, l.at + interval '30 days', l.id, false
    from ledger l
    where l.purpose = 'deposit' and l.amount > 0 and l.reverses is null
      and not exists (select from ledger r where r.reverses = l.id)
      and not exists (select from deposits d where d.ledger_id = l.id)
  `.execute(db)
}

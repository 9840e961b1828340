import { type Kysely, sql } from 'kysely'

/** A deposit received before anybody had announced it counted as a bank transfer, whatever it was. */
export async function up(db: Kysely<unknown>) {
  await sql`
    update deposits d set method = l.method
    from ledger l
    where not d.announced and d.ledger_id = l.id and d.method <> l.method
      and l.method in ('bank', 'transfer', 'wallet', 'cash', 'adjustment');

    -- A reversed deposit no longer names its line; the line that reversed it has the same reason and time.
    update deposits d set method = told.method
    from (
      select distinct on (d.id) d.id, l.method
      from deposits d
      join ledger l on l.user_id = d.user_id and l.amount = d.amount and l.purpose = 'deposit'
      join ledger r on r.reverses = l.id and r.description = d.failed_reason
      where not d.announced and d.ledger_id is null
        and l.method in ('bank', 'transfer', 'wallet', 'cash', 'adjustment')
        and not exists (select from deposits other where other.ledger_id = l.id)
      order by d.id, abs(extract(epoch from r.at - d.failed_at))
    ) told
    where told.id = d.id and d.method <> told.method
  `.execute(db)
}

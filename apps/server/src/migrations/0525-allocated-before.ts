import { type Kysely, sql } from 'kysely'

/** What was paid before payments were allocated: from the oldest on, as they are from now on. */
export async function up(db: Kysely<unknown>) {
  await sql`
    with money as (
      select user_id, sum(amount) filter (where type <> 'CarPurchase')
        - coalesce(sum(amount) filter (where purpose = 'deposit' and amount > 0), 0) as amount
      from ledger group by user_id
    ),
    payments as (
      select l.id, l.user_id, l.amount, sum(l.amount) over (partition by l.user_id order by l.at, l.id) as upto
      from ledger l
      where l.type = 'Remittances' and l.amount > 0 and l.reverses is null and l.purpose is distinct from 'deposit'
        and not exists (select from ledger r where r.reverses = l.id)
    ),
    charged as (
      select p.id, p.client_id, p.purchased_at, -sum(l.amount) as amount
      from purchases p join ledger l on l.purchase_id = p.id and l.type = 'CarPurchase'
      where p.status is distinct from 7 group by p.id having -sum(l.amount) > 0
    ),
    due as (
      select id, client_id, amount, sum(amount) over (partition by client_id order by purchased_at, id) as upto
      from charged
    ),
    parts as (
      select payments.id as ledger_id, due.id as purchase_id,
        least(payments.upto, due.upto, money.amount)
          - greatest(payments.upto - payments.amount, due.upto - due.amount) as amount
      from payments join due on due.client_id = payments.user_id join money on money.user_id = payments.user_id
    )
    insert into allocations (ledger_id, purchase_id, amount)
    select ledger_id, purchase_id, amount::bigint from parts where amount > 0
    on conflict do nothing`.execute(db)
}

import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Money received before payments were assigned to purchases pays for them in the order in which both came in.
    insert into allocations (ledger_id, purchase_id, amount)
    with pools as (
      select user_id, sum(amount) filter (where type <> 'CarPurchase')
        - coalesce(sum(amount) filter (where purpose = 'deposit'), 0) as pool
      from ledger group by user_id
    ), payments as (
      select l.id, l.user_id, l.amount,
        sum(l.amount) over (partition by l.user_id order by l.at, l.id) as upto
      from ledger l
      where l.type = 'Remittances' and l.amount > 0 and l.reverses is null and l.purpose is distinct from 'deposit'
        and not exists (select from ledger r where r.reverses = l.id)
    ), charges as (
      select p.id, p.client_id as user_id, c.amount,
        sum(c.amount) over (partition by p.client_id order by p.purchased_at, p.id) as upto
      from purchases p
      join (
        select purchase_id, -sum(amount) as amount from ledger
        where type = 'CarPurchase' and purchase_id is not null group by purchase_id having -sum(amount) > 0
      ) c on c.purchase_id = p.id
    ), parts as (
      select payments.id as ledger_id, charges.id as purchase_id,
        least(payments.upto, charges.upto, pools.pool)
          - greatest(payments.upto - payments.amount, charges.upto - charges.amount) as amount
      from payments
      join charges on charges.user_id = payments.user_id
        and charges.upto > payments.upto - payments.amount and payments.upto > charges.upto - charges.amount
      join pools on pools.user_id = payments.user_id
    )
    select ledger_id, purchase_id, amount from parts where amount > 0
    on conflict do nothing
  `.execute(db)
}

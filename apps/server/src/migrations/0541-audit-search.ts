import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Why it was done. Older entries have the reason in their "after" values.
    alter table audit add column reason text;

    -- Money and limits: the fields that an entry names show what it is about.
    create function audit_names_money(before jsonb, after jsonb) returns boolean immutable parallel safe
    language sql as $$
      select coalesce(before ?| names, false) or coalesce(after ?| names, false)
      from (values (array[
        'amount', 'price', 'soldPrice', 'sold_price', 'agent_fee', 'delivery', 'freight', 'other', 'lines', 'resale',
        'payment', 'reverses', 'parts', 'credit_limit', 'creditLimit', 'daily_bid_limit', 'dailyBidLimit',
        'daily_uss_limit', 'dailyUssLimit', 'expected', 'found'
      ])) as money (names)
    $$;

    create index audit_at on audit (at desc, id desc);
    create index audit_actor on audit (actor_id, at desc, id desc) where actor_id is not null;
    create index audit_action on audit (action, at desc, id desc);
    create index audit_entity_id on audit (entity_id, at desc, id desc);
    create index audit_ip on audit (ip, at desc, id desc) where ip is not null;
    create index audit_money on audit (at desc, id desc) where audit_names_money(before, after);
  `.execute(db)
}

import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- This index selects entries about money, so it is dropped before the function it is based on.
    drop index audit_money;

    create or replace function audit_names_money(before jsonb, after jsonb) returns boolean immutable parallel safe
    language sql as $$
      select coalesce(before ?| names, false) or coalesce(after ?| names, false)
        -- An entry about the company's settings names all fields of a part: its fees count only if they have changed.
        or exists (
          select from unnest(fees) as fee
          where coalesce(before ? fee or after ? fee, false) and before -> fee is distinct from after -> fee
        )
        or coalesce(before @? hall_fees, false) or coalesce(after @? hall_fees, false)
      from (values (
        array[
          'amount', 'price', 'soldPrice', 'sold_price', 'agent_fee', 'delivery', 'freight', 'other', 'lines', 'resale',
          'payment', 'reverses', 'parts', 'credit_limit', 'creditLimit', 'daily_bid_limit', 'dailyBidLimit',
          'daily_uss_limit', 'dailyUssLimit', 'expected', 'found', 'total', 'deposit', 'paid', 'owed', 'yenPer',
          'perDay', 'perWeek', 'perGroup', 'askAbove'
        ],
        array['agentFee', 'depositAmount'],
        '$.changes[*] ? (exists(@.auctionFee) || exists(@.deliveryFee))'::jsonpath
      )) as money (names, fees, hall_fees)
    $$;

    create index audit_money on audit (at desc, id desc) where audit_names_money(before, after);
  `.execute(db)
}

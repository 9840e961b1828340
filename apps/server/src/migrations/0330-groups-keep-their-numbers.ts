import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Whether a group is open follows from its quota and its bids: nothing has to close or reopen it.
    drop index bid_groups_open;
    alter table bid_groups drop column closed_at;
    create index bid_groups_client on bid_groups (client_id, number);

    -- Numbers were reused while they still appeared in the live lists: the newest group keeps the number.
    with listed as (
      select g.id, g.client_id, g.number,
        row_number() over (partition by g.client_id, g.number order by g.id desc) as place,
        max(g.number) over (partition by g.client_id) as highest
      from bid_groups g
      where exists (
        select from bids b join lots l on l.id = b.lot_id
        where b.group_id = g.id and l.auction_day >= (now() at time zone 'Asia/Tokyo')::date
      )
    ), apart as (
      select id, highest + row_number() over (partition by client_id order by id) as number
      from listed where place > 1
    )
    update bid_groups g
    set number = apart.number,
      label = case when apart.number <= 26 then chr(64 + apart.number::int)
        else chr(64 + (apart.number::int - 1) / 26) || chr(65 + (apart.number::int - 1) % 26) end
    from apart where g.id = apart.id;
  `.execute(db)
}

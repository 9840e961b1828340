import { type Kysely, sql } from 'kysely'

/** The contents are described in `packages/contracts/src/webhook-events.ts`; a test keeps both in agreement. */
export async function up(db: Kysely<unknown>) {
  await sql`
    -- Dealers who have an address for an event, and something to do with a lot: their own or a client's bid, or a
    -- favorite. Queried for every lot that changes, although most concern nobody: those concerned come first.
    create function lot_listeners(lot bigint, what text) returns integer[] language sql stable as $$
      select array(
        select distinct d.id
        from (
          select f.user_id as id from favorites f where f.lot_id = lot
          union all
          select unnest(array[c.id, c.dealer_id]) from bids b join users c on c.id = b.client_id where b.lot_id = lot
        ) concerned
        join users d on d.id = concerned.id and d.user_type = 2 and d.role_id = 1092
        where exists (
          select from webhook_endpoints e where e.user_id = d.id and e.state <> 'off' and what = any(e.events)
        )
      )
    $$;

    create function lot_told(l lots) returns jsonb language sql stable as $$
      select jsonb_build_object(
        'lotId', l.id::text,
        'lotType', case l.kind when 'car' then 'auction' when 'machinery' then 'mech' else l.kind end,
        'auctionName', l.auction, 'lotNo', l.lot_no, 'auctionDate', webhook_time(l.auction_at),
        'maker', l.maker, 'model', l.model
      )
    $$;

    create function tell_lot() returns trigger language plpgsql as $$
    declare
      dealers integer[];
    begin
      -- An import changes thousands of lots a second, and usually nobody has asked to be notified of any.
      if not exists (select from webhook_endpoints e where e.state <> 'off' and 'lot.changed' = any(e.events))
        then return null;
      end if;
      dealers := lot_listeners(new.id, 'lot.changed');
      if dealers = '{}' then return null; end if;
      perform tell_webhooks(dealers, 'lot.changed', (lot_told(new) || jsonb_build_object(
        'lotStatus', new.status, 'startPrice', new.start_price,
        'changed', array_remove(array[
          case when new.status <> old.status then 'lotStatus' end,
          case when new.auction_at is distinct from old.auction_at then 'auctionDate' end,
          case when new.lot_no <> old.lot_no then 'lotNo' end,
          case when new.start_price <> old.start_price then 'startPrice' end,
          case when new.auction_sheet is distinct from old.auction_sheet then 'sheet' end,
          case when new.images <> old.images then 'images' end
        ], null)
      ))::json);
      return null;
    end $$;
    create trigger lots_told after update on lots for each row
      when ((new.status, new.auction_at, new.lot_no, new.start_price, new.auction_sheet, new.images)
        is distinct from (old.status, old.auction_at, old.lot_no, old.start_price, old.auction_sheet, old.images))
      execute function tell_lot();

    -- Sent for each lot with this sheet to those concerned with the lot, and to the client who asked for the check.
    create function tell_sheet() returns trigger language plpgsql as $$
    declare
      sheet_lot lots;
      asked integer[];
    begin
      for sheet_lot in
        select l.* from sheet_reading_lots r join lots l on l.id = r.lot_id and l.auction_sheet = r.address
        where r.reading_id = new.id
      loop
        asked := array(
          select webhook_listeners(s.client_id) from sheet_checks s
          where s.reading_id = new.id and s.lot_id = sheet_lot.id and s.done_at is null
        );
        perform tell_webhooks(
          array(select distinct unnest(lot_listeners(sheet_lot.id, 'sheet.checked') || asked)),
          'sheet.checked',
          (lot_told(sheet_lot) || jsonb_build_object('checkedAt', webhook_time(new.checked_at)))::json
        );
      end loop;
      return null;
    end $$;
    create trigger sheet_readings_told after update of checked_at on sheet_readings for each row
      when (new.checked_at is not null and new.checked_at is distinct from old.checked_at)
      execute function tell_sheet();
  `.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** The contents are described in `packages/contracts/src/webhook-events.ts`; a test keeps both in agreement. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function webhook_time(at timestamptz) returns text language sql immutable as $$
      select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    $$;

    -- Whose programs are notified about a client: the client's own, and those of the client's dealer. Only dealers have
    -- programs.
    create function webhook_listeners(client integer) returns setof integer language sql stable as $$
      select d.id from users c join users d on d.id in (c.id, c.dealer_id)
      where c.id = client and d.user_type = 2 and d.role_id = 1092
        and exists (select from webhook_endpoints e where e.user_id = d.id and e.state <> 'off')
    $$;

    -- Writes an event for every dealer who has an address for it, in the transaction that causes it.
    create function tell_webhooks(dealers integer[], what text, told json) returns void language plpgsql as $$
    begin
      with told_events as (
        insert into webhook_events (user_id, type, data)
        select dealer, what, told from unnest(dealers) as dealer
        where exists (
          select from webhook_endpoints e
          where e.user_id = dealer and e.state <> 'off' and what = any(e.events)
        )
        returning id, user_id
      )
      insert into webhook_deliveries (event_id, endpoint_id, state, next_try_at)
      select t.id, e.id,
        case e.state when 'on' then 'waiting' else 'held' end,
        case e.state when 'on' then now() end
      from told_events t
      join webhook_endpoints e on e.user_id = t.user_id and e.state <> 'off' and what = any(e.events);
      if found then perform pg_notify('webhooks', ''); end if;
    end $$;

    create function bid_told(b bids) returns json language sql stable as $$
      select json_build_object(
        'bidId', b.id, 'clientId', b.client_id, 'lotId', b.lot_id::text, 'lotType', b.lot_type,
        'bidStatus', b.status, 'amount', b.amount, 'soldPrice', b.sold_price,
        'group', (select json_build_object('id', g.id, 'label', g.label) from bid_groups g where g.id = b.group_id),
        'auctionName', l.auction, 'lotNo', l.lot_no, 'auctionDate', webhook_time(l.auction_at),
        'maker', l.maker, 'model', l.model
      ) from lots l where l.id = b.lot_id
    $$;

    create function tell_bid() returns trigger language plpgsql as $$
    declare
      dealers integer[] := array(select webhook_listeners(new.client_id));
      what text := 'bid.updated';
    begin
      if dealers = '{}' then return null; end if;
      if tg_op = 'INSERT' then what := 'bid.created';
      elsif new.status is distinct from old.status then
        what := case new.status when 6 then 'bid.won' when 5 then 'bid.lost' when 4 then 'bid.canceled' else what end;
      end if;
      perform tell_webhooks(dealers, what, bid_told(new));
      return null;
    end $$;
    create trigger bids_created_told after insert on bids for each row execute function tell_bid();
    create trigger bids_changed_told after update on bids for each row
      when ((new.status, new.amount, new.sold_price, new.group_id)
        is distinct from (old.status, old.amount, old.sold_price, old.group_id))
      execute function tell_bid();

    create function purchase_told(p purchases) returns json language sql stable as $$
      select json_build_object(
        'purchaseId', p.id, 'sku', p.sku, 'bidId', p.bid_id, 'clientId', p.client_id,
        'auction', p.lot->>'auction', 'lotNo', (p.lot->>'lotNo')::integer, 'maker', p.lot->>'maker',
        'model', p.lot->>'model', 'chassis', p.lot->>'chassis',
        'purchaseDate', webhook_time(p.purchased_at), 'status', p.status, 'isTakenBack', p.taken_back_at is not null,
        'exportPort', p.export_port, 'voyage', p.voyage, 'etd', p.etd, 'eta', p.eta,
        'blNumber', p.bl_number, 'containerNo', p.container_no,
        'totalPrice', p.price + p.agent_fee + coalesce(p.delivery, 0) + p.other + coalesce(p.freight, 0)
      )
    $$;

    create function tell_purchase() returns trigger language plpgsql as $$
    declare
      dealers integer[] := array(select webhook_listeners(new.client_id));
      told json;
    begin
      if dealers = '{}' then return null; end if;
      told := purchase_told(new);
      if tg_op = 'INSERT' then
        perform tell_webhooks(dealers, 'purchase.created', told);
      elsif told::text is distinct from purchase_told(old)::text then
        perform tell_webhooks(dealers, 'purchase.updated', told);
      end if;
      return null;
    end $$;
    create trigger purchases_told after insert or update on purchases for each row execute function tell_purchase();

    create function tell_invoice() returns trigger language plpgsql as $$
    declare
      bought purchases;
      dealers integer[];
    begin
      select * into bought from purchases where id = new.purchase_id;
      dealers := array(select webhook_listeners(bought.client_id));
      if dealers = '{}' then return null; end if;
      perform tell_webhooks(dealers, 'invoice.issued', json_build_object(
        'number', new.number, 'purchaseId', new.purchase_id, 'sku', bought.sku, 'clientId', bought.client_id,
        'total', new.total, 'issuedAt', webhook_time(new.issued_at), 'dueOn', new.due_on,
        'replaces', (select i.number from invoices i where i.id = new.replaces)
      ));
      return null;
    end $$;
    create trigger invoices_told after insert on invoices for each row execute function tell_invoice();

    -- Payments are sent only to the dealer whose own account they are on: those of clients are closed to dealers.
    create function tell_payment() returns trigger language plpgsql as $$
    declare
      dealers integer[] := array(select d from webhook_listeners(new.user_id) as d where d = new.user_id);
    begin
      if dealers = '{}' then return null; end if;
      perform tell_webhooks(dealers, 'payment.received', json_build_object(
        'paymentId', new.id, 'amount', new.amount, 'purchaseId', new.purchase_id, 'date', webhook_time(new.at)
      ));
      return null;
    end $$;
    create trigger ledger_told after insert on ledger for each row
      when (new.type = 'Remittances' and new.amount > 0 and new.reverses is null)
      execute function tell_payment();
  `.execute(db)
}

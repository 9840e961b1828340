import { type RawBuilder, sql } from 'kysely'
import { unbilledWins, wonTotal } from './credit.ts'
import { heldBids } from './held-bids.ts'

/** A query of `client_id` and one figure for all clients; those without it are left out. */
export type ClientFigure = (now: Date) => RawBuilder<unknown>

/** The database itself keeps these up to date with every line of the ledger. */
export const balanceOfAll: ClientFigure = () => sql`
  select user_id as client_id, amount as figure from ledger_balances`

export const liveBidsByClient: ClientFigure = (now) => sql`
  select client_id, count(*) as figure from (${live(now)}) live group by client_id`

/**
 * `exposure` of `creditColumns`, in a single pass: a list sorted by it would otherwise look it up for each client. Only
 * bids in groups are ranked.
 */
export const exposureByClient: ClientFigure = (now) => sql`
  select client_id, sum(held) as figure
  from (
    with live as materialized (${live(now)})
    select client_id, sum(amount) as held from live where group_id is null group by client_id
    union all
    select client_id, sum(amount)
    from (
      select live.client_id, amount, g.quota - g.won as wanted,
        row_number() over (partition by live.group_id order by amount desc) as place
      from live join bid_groups g on g.id = live.group_id
    ) grouped
    where place <= wanted or wanted <= 0 group by client_id
    union all
    select w.client_id, ${wonTotal} from bids w where ${unbilledWins} group by w.client_id
  ) parts
  group by client_id`

/** Balance minus exposure. */
export const availableByClient: ClientFigure = (now) => sql`
  select client_id, sum(figure) as figure
  from (
    ${balanceOfAll(now)}
    union all
    select client_id, -figure from (${exposureByClient(now)}) held
  ) parts
  group by client_id`

const live: ClientFigure = (now) => heldBids(sql`true`, now)

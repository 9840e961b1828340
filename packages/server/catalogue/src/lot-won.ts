import { isFinal, lotStatus, lotStatuses } from '@seriba/domain/lots/lot-status'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** The query's name for the table of lots. */
type Lots = 'l' | 'lots'

const won = (lots: Lots) => `exists (select from bids w where w.lot_id = ${lots}.id and w.status = 6)`
const finalStatuses = lotStatuses.filter(isFinal).join(', ')

/** Whether one of our clients has won a query's lot `l`. */
export const lotWon = sql<boolean>`${sql.raw(won('l'))}`

/** The status of the lot `l` as it is shown: a stock car is sold once one of our clients has won it. */
export const shownLotStatus = sql<number>`${sql.raw(
  `(case when l.kind = 'stock' and ${won('l')} then ${lotStatus.sold} else l.status end)`,
)}`

/** As text: whether a lot may be in a listing. Lots that are not auctioned leave it once they cannot be ordered. */
export const isListed = (lots: Lots) =>
  `(${lots}.kind <> 'stock' or not (${lots}.status in (${finalStatuses}) or ${won(lots)}))`

/** Logs a lot as changed for readers of lots, if a bid changes how it is shown. */
export async function logLotChange(tx: Tx, lotId: number): Promise<void> {
  await sql`update lots set status = status where id = ${lotId}::bigint`.execute(tx)
}

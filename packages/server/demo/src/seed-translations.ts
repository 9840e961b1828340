import { demoTranslations } from '@seriba/demo/data/translations'
import { demoClient } from '@seriba/demo/story/demo-client'
import { liveStatuses } from '@seriba/domain/bids/bid-status'
import { promisedBy } from '@seriba/domain/translations/translation'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { Accounts } from './seed-users.ts'

type Bidder = { lot_id: number; client_id: number; manager_id: number | null; auction_at: string }

/**
 * Requests from clients about lots they bid on, so that the desk has something to read and the client has a finished
 * translation.
 */
export async function seedTranslations(tx: Tx, accounts: Accounts, now: Date) {
  const bidders = await biddersOf(tx, now)
  const own = accounts.get(demoClient)
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const taken = new Set<number>()
  for (const { mine, language, question, minutesAgo, taken: isTaken, answer } of demoTranslations) {
    const bidder = bidders.find(({ lot_id, client_id }) => (client_id === own) === mine && !taken.has(lot_id))
    if (!bidder) continue
    const { lot_id, client_id, manager_id, auction_at } = bidder
    taken.add(lot_id)
    const said = answer && {
      answer_id: await storeAnswer(tx, { lot_id, manager_id, ...answer, at: ago(answer.minutesAgo) }),
      answered_at: ago(answer.minutesAgo),
    }
    const requested_at = ago(minutesAgo)
    const promised_at = promisedBy(requested_at.toISOString(), auction_at)
    const asked = { lot_id, client_id, language, question, requested_at, promised_at, ...said }
    await tx.insertInto('translation_requests').values(asked).execute()
    if (isTaken && manager_id !== null) {
      await tx.insertInto('translation_holders').values({ lot_id, user_id: manager_id }).execute()
    }
  }
}

/** Bidders on lots still to be sold, the next auction first; each lot once, and the first lots of each bidder. */
async function biddersOf(tx: Tx, now: Date): Promise<Bidder[]> {
  const { rows } = await sql<Bidder>`
    select lot_id, client_id, manager_id, auction_at from (
      select distinct on (l.id) l.id as lot_id, l.auction_at, b.client_id, c.manager_id,
        row_number() over (partition by b.client_id order by l.auction_at, l.id) as nth
      from bids b join lots l on l.id = b.lot_id join users c on c.id = b.client_id
      where l.kind = 'car' and l.auction_sheet is not null and l.auction_at > ${now}
        and b.status = any(${[...liveStatuses]}::integer[])
      order by l.id, b.client_id
    ) bidders
    order by nth, auction_at, lot_id`.execute(tx)
  return rows
}

type Answer = { lot_id: number; manager_id: number | null; text_en: string; text_ru: string; at: Date }

async function storeAnswer(tx: Tx, { lot_id, manager_id, text_en, text_ru, at }: Answer) {
  const { id } = await tx
    .insertInto('translation_answers')
    .values({ lot_id, text_en, text_ru, answered_by: manager_id, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

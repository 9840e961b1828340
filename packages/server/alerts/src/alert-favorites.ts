import type { FavoritesEvent } from '@seriba/contracts/notifications'
import { roleIds } from '@seriba/domain/access/roles'
import { isFinal, lotStatuses } from '@seriba/domain/lots/lot-status'
import { lotPathOf, lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { specificationOf } from '@seriba/domain/notifications/specification'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { recordEvent, socketRooms } from '@seriba/server-kit/events'
import { sql } from 'kysely'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    alertFavorites: Record<string, never>
  }
}

/** How many minutes before its auction people are alerted to a favorite lot. */
export const favoriteAlertMinutes = 30

type Starting = {
  user_id: number
  group_name: string
  id: number
  kind: 'car' | 'bike' | 'machinery' | 'stock'
  auction: string
  lot_no: number
  maker: string
  model: string
  grade: string
  year: number | null
}

const titles = {
  en: (total: number) =>
    total === 1
      ? `A favorite starts in ${favoriteAlertMinutes} minutes`
      : `${total} favorites start within ${favoriteAlertMinutes} minutes`,
  ru: (total: number) =>
    total === 1
      ? `Избранный лот начнётся через ${favoriteAlertMinutes} минут`
      : `Избранных лотов начнётся в ближайшие ${favoriteAlertMinutes} минут: ${total}`,
}

/**
 * Alerts everybody to those of their favorites that are about to be called: once per lot, with several lots in one
 * message.
 */
export function alertFavorites({ db }: { db: Db }, now = new Date()): Promise<void> {
  const until = new Date(now.getTime() + favoriteAlertMinutes * 60_000)
  return withTransaction({ db }, async (tx) => {
    const { rows } = await sql<Starting>`
      with starting as (
        update favorites f set alerted_at = now()
        from lots l, users u
        where l.id = f.lot_id and u.id = f.user_id and f.alerted_at is null
          and l.auction_at > ${now} and l.auction_at <= ${until}
          and not l.status = any(${lotStatuses.filter(isFinal)}::integer[])
          and u.role_id <> ${roleIds.disabled}
        returning f.user_id, f.group_name, f.lot_id
      )
      select s.user_id, s.group_name, l.id, l.kind, l.auction, l.lot_no, l.maker, l.model, l.grade, l.year
      from starting s join lots l on l.id = s.lot_id
      order by s.user_id, l.auction_at, l.lot_no`.execute(tx)
    for (const [userId, lots] of Map.groupBy(rows, ({ user_id }) => user_id)) {
      await recordEvent(tx, {
        name: 'notification',
        rooms: [socketRooms.user(userId)],
        payload: payloadOf(lots),
      })
    }
  })
}

function payloadOf(lots: readonly Starting[]): FavoritesEvent {
  const [lot] = lots as [Starting, ...Starting[]]
  const total = lots.length
  const lotType = lotTypeOfKind[lot.kind]
  return {
    eventType: 'favoriteStarts',
    messageEn: titles.en(total),
    messageRu: titles.ru(total),
    lotNo: lot.lot_no,
    auctionName: lot.auction,
    specification: specificationOf(lot),
    detail: {
      lotId: String(lot.id),
      lotType,
      path: total === 1 ? lotPathOf(lotType, String(lot.id), 'live') : `/favorites/${lot.group_name}`,
      total,
    },
  }
}

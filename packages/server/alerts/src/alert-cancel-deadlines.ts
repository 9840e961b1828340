import type { CancelDeadlineEvent } from '@seriba/contracts/notifications'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { defaultHallTerms } from '@seriba/domain/bids/hall-terms'
import { formatTime } from '@seriba/domain/format/date'
import { isFinal, lotStatuses } from '@seriba/domain/lots/lot-status'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { homePathFor } from '@seriba/domain/notifications/notification-link'
import { specificationOf } from '@seriba/domain/notifications/specification'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { recordEvent, socketRooms } from '@seriba/server-kit/events'
import { sql } from 'kysely'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    alertCancelDeadlines: Record<string, never>
  }
}

type Ending = {
  client_id: number
  role_id: number
  /** The last moment at which they can cancel. */
  at: string
  lot_id: number
  lot_type: string
  auction: string
  lot_no: number
  maker: string
  model: string
  grade: string
  year: number | null
}

const titles = {
  en: (total: number, until: string) =>
    total === 1
      ? `Your bid can be canceled until ${until} Japan time`
      : `${total} bids can be canceled only a little longer, the first until ${until} Japan time`,
  ru: (total: number, until: string) =>
    total === 1
      ? `Ставку можно отменить до ${until} по японскому времени`
      : `Скоро ставки нельзя будет отменить (${total}), первую после ${until} по японскому времени`,
}

type Facts = { db: Db; company: { cancelAlertMinutes: number } }

/**
 * Reminds clients with live bids that they will soon be unable to cancel on their own: once per bid and deadline, with
 * several bids in one message. Clients who bid after the reminder was due have just read the deadline.
 */
export function alertCancelDeadlines({ db, company }: Facts, now = new Date()): Promise<void> {
  const minutes = company.cancelAlertMinutes
  const until = new Date(now.getTime() + minutes * 60_000)
  return withTransaction({ db }, async (tx) => {
    const { rows } = await sql<Ending>`
      with due as (
        select b.id, l.auction_at
          - coalesce(h.cancel_deadline_hours, ${defaultHallTerms.cancelDeadlineHours}) * interval '1 hour' as at
        from bids b
        join lots l on l.id = b.lot_id
        join users c on c.id = b.client_id and c.role_id <> ${roleIds.disabled}
        left join halls h on h.name = l.auction
        where b.status in (1, 2) and l.auction_at > ${now}
          and not l.status = any(${lotStatuses.filter(isFinal)}::integer[])
      ), ending as (
        update bids b set cancel_alerted_for = due.at
        from due
        where due.id = b.id and due.at > ${now} and due.at <= ${until}
          and b.cancel_alerted_for is distinct from due.at
          and b.bid_date <= due.at - ${minutes} * interval '1 minute'
        returning b.client_id, b.lot_id, b.lot_type, due.at
      )
      select e.client_id, c.role_id, e.at, e.lot_id, e.lot_type, l.auction, l.lot_no, l.maker, l.model, l.grade, l.year
      from ending e join lots l on l.id = e.lot_id join users c on c.id = e.client_id
      order by e.client_id, e.at, l.lot_no`.execute(tx)
    for (const [clientId, bids] of Map.groupBy(rows, ({ client_id }) => client_id)) {
      await recordEvent(tx, {
        name: 'notification',
        rooms: [socketRooms.user(clientId)],
        payload: payloadOf(bids),
      })
    }
  })
}

function payloadOf(bids: readonly Ending[]): CancelDeadlineEvent {
  const [first] = bids as [Ending, ...Ending[]]
  const total = bids.length
  const { lot_type: lotType, role_id: roleId } = first
  const lotId = String(first.lot_id)
  const until = formatTime(first.at)
  return {
    eventType: 'cancelDeadline',
    messageEn: titles.en(total, until),
    messageRu: titles.ru(total, until),
    lotNo: first.lot_no,
    auctionName: first.auction,
    specification: specificationOf(first),
    detail: {
      lotId,
      lotType,
      path:
        total === 1 ? lotPathOf(lotType, lotId, 'live') : homePathFor({ userType: userTypes.client, roleId }),
      total,
    },
  }
}

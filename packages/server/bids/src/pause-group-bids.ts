import { stoppedStatus } from '@seriba/domain/bids/group'
import { hourMs } from '@seriba/domain/time/jst'
import { lotFinished } from '@seriba/server-credit/lot-finished'
import type { Tx } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { sql } from 'kysely'
import { type BidRow, bidsById, eventFactsOf, insertLog } from './bid.repository.ts'
import { notifyClient, notifyStaff } from './bid-event.ts'
import { bidLog } from './bid-log.ts'
import { bidMailContext, linkToBids } from './bid-mail.ts'
import { bidMailTexts } from './bid-mail-texts.ts'
import { changedFrom, recordLostLead } from './leader-out.ts'
import { lotInMail } from './lot-in-mail.ts'
import type { Change } from './status-change.ts'

/**
 * The group that is filled, and by what, if the bids' histories do not say it already; or the order that gets a stock
 * car.
 */
type Reason = { groupId: number; label: string; event?: string } | { otherOrdersOf: BidRow }

/** Stops live bids that can no longer be won; their status is stored in case the win is reversed. */
export async function pauseGroupBids(tx: Tx, reason: Reason, change: Change) {
  const which =
    'groupId' in reason
      ? sql`b.group_id = ${reason.groupId}`
      : sql`b.lot_id = ${reason.otherOrdersOf.lot_id} and b.id <> ${reason.otherOrdersOf.id}`
  const { rows } = await sql<{ id: number }>`
    update bids b
    set stopped_from = b.status, status = ${stoppedStatus}, version = b.version + 1, updated_at = ${change.now},
      withdraw_by_hand = coalesce(l.auction_at <= ${pastForwarding(change.now)}::timestamptz, false)
    from lots l
    where l.id = b.lot_id and ${which} and b.status in (1, 2) and not ${lotFinished(change.now)}
    returning b.id`.execute(tx)

  const stopped = await bidsById(
    tx,
    rows.map(({ id }) => id),
  )
  for (const bid of stopped) {
    const status = bidLog({ what: 'status', from: bid.stopped_from ?? stoppedStatus, to: stoppedStatus })
    const event = 'groupId' in reason ? (reason.event ?? status) : status
    await insertLog(tx, { bidId: bid.id, actorId: null, event, status: bid.status })
    const before = changedFrom(bid, bid.stopped_from ?? bid.status)
    await recordLostLead(tx, before, change.company.sameLotPriority, change.now)
    await recordEvent(tx, notifyStaff('managerBidStatus', eventFactsOf(bid)))
    await recordEvent(tx, notifyClient('managerUpdateStatus', eventFactsOf(bid)))
  }
  await sendMails(tx, stopped, reason, change)
}

/** The domain's `isPastForwarding`: lots up to then. */
const pastForwarding = (now: Date) => new Date(now.getTime() + hourMs).toISOString()

/** A group belongs to one client, who gets one email for all of its bids; a car can be ordered by many. */
async function sendMails(tx: Tx, stopped: readonly BidRow[], reason: Reason, { publicUrl }: Change) {
  const mailed = stopped.filter((bid) => bid.wants_status_mail)
  const [first] = mailed
  if (!first) return
  if ('groupId' in reason) {
    const language = languageOf(first.language)
    const lots = mailed.map((bid) => lotInMail(bidMailContext(bid, publicUrl), language))
    const values = { group: reason.label, lots, link: linkToBids(first, publicUrl) }
    await sendMail(tx, bidMailTexts, { to: first.email, language, template: 'groupFilled', values })
    return
  }
  for (const bid of mailed) {
    const language = languageOf(bid.language)
    const values = bidMailContext(bid, publicUrl)
    await sendMail(tx, bidMailTexts, { to: bid.email, language, template: 'orderStopped', values })
  }
}

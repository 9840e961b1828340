import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/withdrawals'
import type { Actor } from '@seriba/domain/access/actor'
import { withdrawalCan } from '@seriba/domain/bids/withdrawal'
import { throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { eventFactsOf, insertLog, toBidSnapshot } from './bid.repository.ts'
import { notifyAll } from './bid-event.ts'
import { lockBid } from './bid-lock.ts'
import { bidLog } from './bid-log.ts'
import { closeWish, hasOpenWish } from './withdrawals.repository.ts'

type By = Pick<Caller, 'connection' | 'ip'>

/** A client asks to withdraw a bid that they can no longer cancel themselves. */
export function askWithdrawal(
  { db }: { db: Db },
  actor: Actor,
  { bidId, ...input }: Input<typeof contracts.askWithdrawal>,
  caller: By,
): Promise<void> {
  const reason = input.reason.trim()
  return withTransaction({ db }, async (tx) => {
    const bid = await lockBid(tx, actor, bidId)
    const asked = { open: await hasOpenWish(tx, bidId) }
    throwIfRejected(withdrawalCan.ask(actor, toBidSnapshot(bid), asked, new Date()))
    await tx.insertInto('withdrawals').values({ bid_id: bidId, asked_by: actor.userId, reason }).execute()
    const event = bidLog({ what: 'withdrawalAsked', ...(reason && { reason }) })
    await insertLog(tx, { bidId, actorId: actor.userId, event, status: bid.status })
    await recordAudit(tx, {
      actor,
      action: 'bid.askWithdrawal',
      entity: 'bid',
      entityId: bidId,
      after: { reason },
      ip: caller.ip,
    })
    await recordEvent(tx, notifyAll('withdrawalAsked', eventFactsOf(bid), { actor, caller }))
  })
}

/** The client changes their mind before anybody has answered: the bid stays. */
export function takeBackWithdrawal(
  { db }: { db: Db },
  actor: Actor,
  { bidId }: Input<typeof contracts.takeBackWithdrawal>,
  caller: By,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const bid = await lockBid(tx, actor, bidId)
    const asked = { open: await hasOpenWish(tx, bidId) }
    throwIfRejected(withdrawalCan.takeBack(actor, toBidSnapshot(bid), asked))
    await closeWish(tx, bidId, { outcome: 'taken_back', by: actor.userId, at: new Date() })
    const event = bidLog({ what: 'withdrawalTakenBack' })
    await insertLog(tx, { bidId, actorId: actor.userId, event, status: bid.status })
    await recordAudit(tx, {
      actor,
      action: 'bid.takeBackWithdrawal',
      entity: 'bid',
      entityId: bidId,
      ip: caller.ip,
    })
    await recordEvent(tx, notifyAll('withdrawalTakenBack', eventFactsOf(bid), { actor, caller }))
  })
}

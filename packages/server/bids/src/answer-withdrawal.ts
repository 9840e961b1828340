import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/withdrawals'
import type { Actor } from '@seriba/domain/access/actor'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { withdrawalCan } from '@seriba/domain/bids/withdrawal'
import { throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { eventFactsOf, insertLog } from './bid.repository.ts'
import { notifyClient, notifyStaff } from './bid-event.ts'
import { lockBid } from './bid-lock.ts'
import { bidLog } from './bid-log.ts'
import { mailWithdrawal } from './mail-withdrawal.ts'
import type { Change } from './status-change.ts'
import { switchStatus } from './switch-status.ts'
import { closeWish, hasOpenWish } from './withdrawals.repository.ts'

/** Staff have withdrawn the bid at the hall, which cancels it; or it was too late, and the bid stays. */
export function answerWithdrawal(
  { db, company, config: { publicUrl } }: Pick<AppContext, 'db' | 'company' | 'config'>,
  actor: Actor,
  { bidId, answer, ...input }: Input<typeof contracts.answerWithdrawal>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  const note = input.note.trim()
  return withTransaction({ db }, async (tx) => {
    const bid = await lockBid(tx, actor, bidId)
    throwIfRejected(withdrawalCan.answer(actor, { open: await hasOpenWish(tx, bidId) }))
    const now = new Date()
    await closeWish(tx, bidId, { outcome: answer, by: actor.userId, at: now, note })
    const event = bidLog({ what: 'withdrawalAnswered', answer, ...(note && { reason: note }) })
    await insertLog(tx, { bidId, actorId: actor.userId, event, status: bid.status })
    await recordAudit(tx, {
      actor,
      action: 'bid.answerWithdrawal',
      entity: 'bid',
      entityId: bidId,
      after: { answer, note },
      ip: caller.ip,
    })
    const to = bidStatus.cancel
    const change: Change = { actor, company, caller, publicUrl, to, now, reason: '', isAlreadyNotified: true }
    if (answer === 'withdrawn') await switchStatus(tx, bid, change)
    const told = eventFactsOf(answer === 'withdrawn' ? { ...bid, status: to } : bid)
    const facts = { ...told, outcome: answer }
    await recordEvent(tx, notifyClient('withdrawalAnswered', facts, change))
    await recordEvent(tx, notifyStaff('withdrawalAnswered', facts, change))
    await mailWithdrawal(tx, bid, { answer, note }, publicUrl)
  })
}

import type * as contracts from '@seriba/contracts/budget'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { lockClient } from '@seriba/server-credit/client-lock'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { notifyClient, notifyStaff } from '../bid-event.ts'
import { closeQuestion, findAsked, findQuestion, questionFacts } from './questions.repository.ts'

/** The client says yes or no. A yes places nothing: it allows staff to bid exactly that amount. */
export function answerBudget(
  { db }: { db: Db },
  actor: Actor,
  { id, answer }: Input<typeof contracts.answerBudget>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    await lockClient(tx, actor.userId)
    const question = await findQuestion(tx, id, actor.userId)
    if (!question) return notFound()
    if (question.outcome !== null) throw new ApiError('budget_answered')
    const now = new Date()
    const { lot_id: lotId, amount } = question
    const asked = await findAsked(tx, actor.userId, String(lotId), now)
    if (!asked || asked.finished) throw new ApiError('auction_finished')
    await closeQuestion(tx, id, answer, now)
    await recordAudit(tx, {
      actor,
      action: 'budget.answer',
      entity: 'user',
      entityId: actor.userId,
      after: { question: id, lotId, amount, answer },
      ip: caller.ip,
    })
    const event = answer === 'yes' ? 'budgetAgreed' : 'budgetDeclined'
    const facts = questionFacts(asked, amount)
    await recordEvent(tx, notifyStaff(event, facts, { actor, caller }))
    await recordEvent(tx, notifyClient(event, facts, { actor, caller }))
  })
}

import type * as contracts from '@seriba/contracts/budget'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { budgetObstacle } from '@seriba/domain/bids/budget'
import { formatMoney } from '@seriba/domain/format/number'
import { lockClient } from '@seriba/server-credit/client-lock'
import { allowanceFor } from '@seriba/server-credit/credit'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import type { Caller } from '@seriba/server-kit/serve'
import { allowanceOn } from '../bid-allowance.ts'
import { notifyClient } from '../bid-event.ts'
import { lotMailContext } from '../bid-mail.ts'
import { bidMailTexts } from '../bid-mail-texts.ts'
import { clientExists } from '../clients.repository.ts'
import { findAsked, questionFacts } from './questions.repository.ts'

/** Staff ask a client for a yes or no to an amount that their budget does not allow. */
export function askBudget(
  { db, company, config: { publicUrl } }: Pick<AppContext, 'db' | 'company' | 'config'>,
  actor: Actor,
  { userId, carId, amount, bidGroup, ...input }: Input<typeof contracts.askBudget>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  const note = input.note.trim()
  return withTransaction({ db }, async (tx) => {
    if (!(await clientExists(tx, userId))) return notFound('client_not_found')
    await lockClient(tx, userId)
    const now = new Date()
    const asked = await findAsked(tx, userId, carId, now)
    if (!asked) return notFound('lot_not_found')
    if (asked.finished) throw new ApiError('auction_finished')

    const bid = { clientId: userId, lotId: carId, groupNumber: bidGroup }
    const allowance = await allowanceOn(tx, bid, company.countOverbidAllowance)
    const { budget } = await allowanceFor(tx, { ...bid, now, step: company.bidStep, allowance })
    const obstacle = budget && budgetObstacle(budget, { amount, byStaff: true })
    if (!obstacle) throw new ApiError('budget_allows')

    await tx
      .updateTable('budget_questions')
      .set({ outcome: 'over', answered_at: now.toISOString() })
      .where('client_id', '=', userId)
      .where('lot_id', '=', asked.lot_id)
      .where('outcome', 'is', null)
      .execute()
    const { id } = await tx
      .insertInto('budget_questions')
      .values({ client_id: userId, lot_id: asked.lot_id, amount, note, asked_by: actor.userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor,
      action: 'budget.ask',
      entity: 'user',
      entityId: userId,
      after: { question: id, lotId: asked.lot_id, amount, obstacle, ...(note && { note }) },
      ip: caller.ip,
    })
    await recordEvent(tx, notifyClient('budgetAsked', questionFacts(asked, amount), { actor, caller }))
    await sendMail(tx, bidMailTexts, {
      to: asked.email,
      language: languageOf(asked.language),
      template: 'budgetAsked',
      values: { ...lotMailContext(asked, publicUrl), amount: formatMoney(amount), note },
    })
  })
}

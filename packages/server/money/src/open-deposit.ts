import type { Input, Output } from '@seriba/contracts/contract'
import type { openDeposit as contract } from '@seriba/contracts/deposits'
import { type DepositMethod, depositExpires, depositReference } from '@seriba/domain/money/deposit'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { notifyPaymentsChanged } from '@seriba/server-kit/desk-events'
import { languageOf } from '@seriba/server-kit/language'
import { recordDepositEvent } from './deposit-event.ts'
import { changeMethod, countDeposits, mapDeposit, waitingDeposit } from './deposits.repository.ts'
import { invoiceLink } from './invoice-link.ts'
import type { Account } from './locked-account.ts'
import { depositFacts } from './papers/deposit-paper.ts'
import { providerOf } from './providers/open-providers.ts'
import type { Recorder } from './record-payment.ts'
import { offeredMethods } from './view-deposit.ts'

type Ctx = Pick<AppContext, 'db' | 'company' | 'config' | 'log'>

/** A provider's page works for a day; a new one is opened in good time. */
const pageMs = 20 * 3_600_000

/** A client announces a deposit: staff see it coming, and their transfer refers to it. */
export async function openDeposit(
  ctx: Ctx,
  by: Recorder,
  { method: asked }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { company, config } = ctx
  const method = asked === 'invoice' ? 'bank' : asked
  if (!offeredMethods(company, config).includes(method)) throw new ApiError('deposit_method')
  const now = new Date()
  const { deposit, account } = await withTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, by.actor.userId)
    return { account, deposit: await announced(tx, ctx, account, method, by, now) }
  })
  if (asked === 'invoice')
    return {
      success: true,
      deposit,
      url: invoiceLink({ kind: 'deposit', id: deposit.id }, config.cookieSecret, now),
    }
  const url = await beginAt(ctx, deposit, account, now)
  return { success: true, deposit, url }
}

/** The pending deposit, with the method wanted now, or a new one. */
async function announced(
  tx: Tx,
  { company }: Ctx,
  account: Account,
  method: DepositMethod,
  by: Recorder,
  now: Date,
) {
  const waiting = await waitingDeposit(tx, account.id, now)
  if (waiting?.method === method) return mapDeposit(waiting)
  if (waiting) return mapDeposit(await changeMethod(tx, waiting.id, method))
  const { id, full_name: name, company: firm, address, city, country_id: countryId } = account
  const facts = depositFacts(company, { id, name, company: firm, address, city, countryId })
  const running = (await countDeposits(tx, account.id)) + 1
  const deposit = await tx
    .insertInto('deposits')
    .values({
      user_id: account.id,
      method,
      amount: company.depositAmount,
      reference: depositReference(company.skuPrefix, account.id, running),
      expires_at: depositExpires(now),
      facts: JSON.stringify(facts),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordAudit(tx, {
    actor: by.actor,
    action: 'deposit.open',
    entity: 'user',
    entityId: account.id,
    after: { amount: deposit.amount, method, reference: deposit.reference },
    ip: by.caller.ip,
  })
  await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
  await notifyPaymentsChanged(tx, by)
  const { amount, reference } = deposit
  await recordDepositEvent(tx, { clientId: account.id, client: name, amount, reference }, by)
  return mapDeposit(deposit)
}

/** Where it is paid; null for the bank. The deposit stays announced if the provider is unavailable. */
async function beginAt(
  { config, log }: Ctx,
  { id, amount, reference, method }: ReturnType<typeof mapDeposit>,
  { email, language }: Account,
  now: Date,
): Promise<string | null> {
  const provider = providerOf(method, config)
  if (!provider) return null
  const key = `deposit-${id}-${method}-${language}-${Math.floor(now.getTime() / pageMs)}`
  try {
    const begun = await provider.begin({
      depositId: id,
      amount,
      reference,
      email,
      language: languageOf(language),
      key,
    })
    return begun.url
  } catch (error) {
    log.warn({ err: error, provider: provider.name }, 'the payment provider could not be reached')
    throw new ApiError('provider_failed')
  }
}

import type { saveBankAccount, withdrawBankAccount } from '@seriba/contracts/bank-account'
import type { Input } from '@seriba/contracts/contract'
import type { BankDetails } from '@seriba/contracts/deposits'
import type { Actor } from '@seriba/domain/access/actor'
import { isSwiftCode } from '@seriba/domain/money/bank-account'
import { jstDay } from '@seriba/domain/time/jst'
import { assertPasswordOf } from '@seriba/server-account/own-password'
import { bankAccounts } from '@seriba/server-company/bank-accounts.repository'
import { announceCompany, lockSettings } from '@seriba/server-company/stored-sections'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import type { Caller } from '@seriba/server-kit/serve'
import { type BankAccountMails, bankAccountMailTexts } from './bank-account-mail-texts.ts'

type Ctx = Pick<AppContext, 'db' | 'companyStore'>
type By = Pick<Caller, 'connection' | 'ip'> & { linkBase: string }

/**
 * Publishes the account that clients pay to from a certain day. A stolen session must not redirect their money: it
 * requires the publisher's password, and every owner is notified.
 */
export async function publishBankAccount(
  { db, companyStore }: Ctx,
  actor: Actor,
  { version, from, reason, password, ...typed }: Input<typeof saveBankAccount>,
  caller: By,
  now = new Date(),
): Promise<void> {
  const account = assertAccount(typed)
  if (reason.trim() === '') throw new ApiError('field_required', { fields: { reason: 'field_required' } })
  if (from < jstDay(now)) throw new ApiError('date_passed', { fields: { from: 'date_passed' } })
  await assertPasswordOf(db, { userId: actor.userId, password, field: 'password', ip: caller.ip })
  await withTransaction({ db }, async (tx) => {
    await lockSettings(tx)
    const [newest] = await bankAccounts(tx)
    if (version !== (newest?.id ?? 0)) throw new ApiError('stale')
    const { id } = await tx
      .insertInto('bank_accounts')
      .values({
        valid_from: from,
        account: JSON.stringify(account),
        reason: reason.trim(),
        by: actor.userId,
        at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor,
      action: 'bankAccount.publish',
      entity: 'bankAccount',
      entityId: id,
      before: newest ? { from: newest.from, ...newest.account } : companyStore.file.bank,
      after: { from, ...account },
      reason: reason.trim(),
      ip: caller.ip,
    })
    await notifyOwners(tx, 'bankAccountChanged', { account, from, actor, linkBase: caller.linkBase })
    await announceCompany(tx, { actor, caller })
  })
  await companyStore.reload()
}

/**
 * Withdraws what was published for a later day: this requires a password just like publishing, and every owner is
 * notified.
 */
export async function withdrawAccount(
  { db, companyStore }: Ctx,
  actor: Actor,
  { id, password }: Input<typeof withdrawBankAccount>,
  caller: By,
  now = new Date(),
): Promise<void> {
  await assertPasswordOf(db, { userId: actor.userId, password, field: 'password', ip: caller.ip })
  await withTransaction({ db }, async (tx) => {
    await lockSettings(tx)
    const found = (await bankAccounts(tx)).find((one) => one.id === id)
    if (!found) return notFound()
    if (found.from <= jstDay(now)) throw new ApiError('date_passed')
    await tx.deleteFrom('bank_accounts').where('id', '=', id).execute()
    await recordAudit(tx, {
      actor,
      action: 'bankAccount.withdraw',
      entity: 'bankAccount',
      entityId: id,
      before: { from: found.from, ...found.account },
      ip: caller.ip,
    })
    const { from, account } = found
    await notifyOwners(tx, 'bankAccountWithdrawn', { account, from, actor, linkBase: caller.linkBase })
    await announceCompany(tx, { actor, caller })
  })
  await companyStore.reload()
}

function assertAccount(typed: Record<keyof BankDetails, string | null>): BankDetails {
  const clean = (text: string | null) => (text ?? '').trim().replace(/\s+/g, ' ')
  const [bank, branch, account, holder] = [typed.bank, typed.branch, typed.account, typed.holder].map(clean)
  const swift = clean(typed.swift).toUpperCase()
  const missing = Object.entries({ bank, swift, account, holder }).filter(([, value]) => !value)
  if (missing.length > 0)
    throw new ApiError('field_required', {
      fields: Object.fromEntries(missing.map(([name]) => [name, 'field_required' as const])),
    })
  if (!isSwiftCode(swift)) throw new ApiError('invalid_input', { fields: { swift: 'invalid_input' } })
  return { bank: bank ?? '', branch: branch || null, swift, account: account ?? '', holder: holder ?? '' }
}

type News = { account: BankDetails; from: string; actor: Actor; linkBase: string }

async function notifyOwners(
  tx: Tx,
  template: keyof BankAccountMails,
  { account, from, actor, linkBase }: News,
) {
  const { full_name: by } = await tx
    .selectFrom('users')
    .select('full_name')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  const owners = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('staff_role', '=', 'owner')
    .where('closed_at', 'is', null)
    .execute()
  for (const { email, language } of owners)
    await sendMail(tx, bankAccountMailTexts, {
      to: email,
      language: languageOf(language),
      template,
      values: { by, from, ...account, url: `${linkBase}/console/company/bank` },
    })
}

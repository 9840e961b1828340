import type * as contracts from '@seriba/contracts/clients'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { roleIds } from '@seriba/domain/access/roles'
import { changeOverrides } from '@seriba/domain/clients/client-flags'
import { clientRoleOf } from '@seriba/domain/clients/client-roles'
import { flagsOfLimits } from '@seriba/domain/clients/daily-limits'
import { givenReason } from '@seriba/server-account/given-reason'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { rejectTaken } from '@seriba/server-account/reject-taken'
import { reconnectSessions, revokeSessions } from '@seriba/server-account/sessions.repository'
import { shortCodeFrom } from '@seriba/server-account/short-codes'
import { isOffered } from '@seriba/server-company/offered-languages'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { assertAccountManagers } from './assert-account-managers.ts'
import { assertNotChangedSince } from './assert-not-changed-since.ts'
import { correctedPerson } from './corrected-person.ts'
import { notifyNewAddress } from './notify-new-address.ts'

type Change = Input<typeof contracts.updateClient>
type Account = Awaited<ReturnType<typeof lockAccount>>

/** Changes what staff decide about a client, and corrects their details. Their open pages show it immediately. */
export function updateClient(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  { id, reason: said, was, ...asked }: Change,
  caller: Pick<Caller, 'connection' | 'ip'> & { linkBase: string },
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const account = await lockAccount(tx, id)
    assertNotChangedSince(was, account)
    await assertAccountManagers(tx, asked, id)
    const columns = { ...correctedPerson({ id, ...asked }, account), ...columnsOf(asked, account) }
    const changed = Object.entries(columns).filter(
      ([name, value]) => value !== undefined && !same(value, account[name as keyof typeof columns]),
    )
    if (changed.length === 0) return
    const after = Object.fromEntries(changed)
    const { language } = columns
    if (language !== undefined && 'language' in after && !isOffered(company, language))
      throw new ApiError('invalid_input', { fields: { language: 'language_not_offered' } })
    const before = Object.fromEntries(changed.map(([name]) => [name, account[name as keyof typeof columns]]))
    const reason = givenReason(
      said,
      explained.some((name) => name in after),
    )
    const { permissions } = columns
    await tx
      .updateTable('users')
      .set({ ...after, ...(permissions && { permissions: JSON.stringify(permissions) }) })
      .where('id', '=', id)
      .execute()
      .catch(rejectTaken)
    await recordAudit(tx, {
      actor,
      action: 'client.update',
      entity: 'user',
      entityId: id,
      before,
      after: { ...after, ...(reason && { reason }) },
      ip: caller.ip,
    })
    if ('email' in after)
      await notifyNewAddress(tx, account, { ...account, ...after } as Account, caller.linkBase)
    await applyRoleToSessions(tx, id, account.role_id, columns.role_id)
    await notifyAccountChanged(tx, id, [account.dealer_id, columns.dealer_id], { actor, caller })
  })
}

/** Changes of these need a reason. */
const explained = ['role_id', 'credit_limit', 'daily_bid_limit', 'daily_uss_limit']

const columnsOf = (asked: Omit<Change, 'id' | 'reason'>, account: Account) => ({
  role_id: asked.roleId,
  permissions: permissionsAfter(asked, account),
  short_code: asked.shortCode === undefined ? undefined : shortCodeFrom(asked.shortCode),
  dealer_id: asked.dealerId === undefined ? undefined : asked.dealerId || null,
  manager_id: asked.managerId === undefined ? undefined : asked.managerId || null,
  credit_limit: asked.creditLimit,
  daily_bid_limit: asked.dailyBidLimit,
  daily_uss_limit: asked.dailyUssLimit,
  notes: asked.notes === undefined ? undefined : asked.notes.trim() || null,
  language: asked.language,
})

/**
 * A new type starts with its own template: overrides made for the old one do not carry over. The daily limits switch
 * their flags.
 */
function permissionsAfter(asked: Omit<Change, 'id' | 'reason'>, { role_id, permissions }: Account) {
  const roleId = asked.roleId ?? role_id
  const flags = flagsOfLimits(asked, clientRoleOf(roleId))
  if (roleId === role_id && Object.keys(flags).length === 0) return undefined
  return changeOverrides(roleId === role_id ? permissions : {}, flags)
}

/** A disabled account is logged out; one that becomes a dealer, or stops being one, joins other rooms. */
async function applyRoleToSessions(tx: Tx, userId: number, before: number, after: number | undefined) {
  if (after === undefined || after === before) return
  if (after === roleIds.disabled) await revokeSessions(tx, { userId })
  else if ([before, after].includes(roleIds.dealer)) await reconnectSessions(tx, userId)
}

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

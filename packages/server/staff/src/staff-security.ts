import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/staff'
import type { Actor } from '@seriba/domain/access/actor'
import { staffCan } from '@seriba/domain/access/staff-can'
import { revokeSessions } from '@seriba/server-account/sessions.repository'
import { resetTwoStep } from '@seriba/server-account/two-step/reset-two-step'
import { lockAccount } from '@seriba/server-account/two-step/two-step.repository'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { actingStaff, lockStaff } from './staff.repository.ts'
import { notifyStaffChanged } from './staff-event.ts'

type By = Pick<Caller, 'connection' | 'ip'>

/** Removes the second step of a colleague who has lost it; they set up a new one when they next log in. */
export function resetStaffTwoStep(
  { db }: { db: Db },
  actor: Actor,
  { id }: Input<typeof contracts.resetStaffTwoStep>,
  caller: By,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { staff_role } = await lockStaff(tx, id)
    const acting = await actingStaff(tx, actor.userId)
    throwIfRejected(staffCan.change(acting, { userId: id, staffRole: staff_role }))
    const account = await lockAccount(tx, id)
    if (!account || account.two_step_since === null) throw new ApiError('stale')
    await resetTwoStep(tx, account, { actor, ip: caller.ip })
    await notifyStaffChanged(tx, id, { actor, caller })
  })
}

/** Logs a colleague out of one browser, or of all; their sockets are closed too. */
export function closeStaffSessions(
  { db }: { db: Db },
  actor: Actor,
  { id, session }: Input<typeof contracts.closeStaffSessions>,
  caller: By,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { staff_role } = await lockStaff(tx, id)
    const acting = await actingStaff(tx, actor.userId)
    throwIfRejected(staffCan.close(acting, { userId: id, staffRole: staff_role }))
    const closed = await revokeSessions(tx, { userId: id, ...(session && { id: session }) })
    if (closed === 0) return
    await recordAudit(tx, {
      actor,
      action: 'staff.signOut',
      entity: 'user',
      entityId: id,
      after: { closed },
      ip: caller.ip,
    })
    await notifyStaffChanged(tx, id, { actor, caller })
  })
}

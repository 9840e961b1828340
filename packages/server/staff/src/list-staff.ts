import type { Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/staff'
import type { StaffRow } from '@seriba/contracts/staff'
import type { Permissions } from '@seriba/domain/access/permissions'
import { allStaffRights } from '@seriba/domain/access/staff-rights'
import type { AppContext } from '@seriba/server-kit/context'
import { allStaff, type StaffListRow } from './staff.repository.ts'

export async function listStaff({
  db,
  config,
}: Pick<AppContext, 'db' | 'config'>): Promise<Output<typeof contracts.listStaff>> {
  return { staff: (await allStaff(db)).map(staffRowOf), twoStepRequired: config.staffTwoStep }
}

export const staffRowOf = (row: StaffListRow): StaffRow => ({
  userId: row.id,
  fullName: row.full_name,
  email: row.email,
  staffRole: row.staff_role,
  overrides: overridesIn(row.permissions),
  twoStep: row.two_step_since !== null,
  lastSeen: row.last_seen,
  online: row.online,
  state: row.state,
  invitedAt: row.invited_at,
  closedAt: row.closed_at,
  successor: row.successor,
  clients: row.clients,
  orders: row.orders,
})

/** The individual rights granted or denied in somebody's stored permissions. */
export const overridesIn = (stored: Partial<Permissions>) =>
  Object.fromEntries(
    allStaffRights.flatMap((right) => (stored[right] === undefined ? [] : [[right, stored[right]]])),
  )

import { permissionsOf } from '@seriba/domain/access/permission-templates'
import type { Permissions } from '@seriba/domain/access/permissions'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import type { Db, Tx } from '@seriba/server-kit/db'

/** Staff who may publish cost tables. */
export async function publishersOf(db: Db | Tx) {
  const staff = await db
    .selectFrom('users')
    .select(['id', 'email', 'language', 'full_name as name', 'permissions', 'staff_role'])
    .where(({ eb, or }) => or([eb('user_type', '=', userTypes.manager), eb('role_id', '=', roleIds.manager)]))
    .where('role_id', '<>', roleIds.disabled)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute()
  return staff.filter(({ permissions, staff_role }) => {
    const may = permissionsOf('manager', permissions as Partial<Permissions>, staff_role ?? 'manager')
    return may.companyManage && may.costsEdit
  })
}

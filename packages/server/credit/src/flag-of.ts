import { rolesWith } from '@seriba/domain/access/permission-templates'
import type { PermissionFlag } from '@seriba/domain/access/permissions'
import { roleIds } from '@seriba/domain/access/roles'
import { sql } from 'kysely'

/** A flag of a query's client `c`: the one set for them, or else that of their account type. */
export const flagOf = (flag: PermissionFlag) => sql<boolean>`coalesce(
  (c.permissions->>${sql.lit(flag)})::boolean,
  c.role_id in (${sql.join([0, ...rolesWith(flag).map((role) => roleIds[role])].map((id) => sql.lit(id)))})
)`

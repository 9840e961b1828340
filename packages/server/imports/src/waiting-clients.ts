import { roleIds } from '@seriba/domain/access/roles'
import { inviteHours } from '@seriba/server-account/link-tokens.repository'
import { sql } from 'kysely'

/** For an account `u`: it is open, and nobody has chosen a password for it. */
export const waitsForPassword = sql<boolean>`
  (u.password_hash is null and u.deleted_at is null and u.role_id <> ${sql.lit(roleIds.disabled)})`

/** For an account `u`: it was emailed a link that still works. */
export const linkWorks = sql<boolean>`
  (u.invited_at is not null and u.invited_at > now() - make_interval(hours => ${sql.lit(inviteHours)}))`

import { randomBytes } from 'node:crypto'
import { hashOf } from '@seriba/server-account/tokens'
import { hasStaff } from '@seriba/server-company/is-open'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** The link has to be opened within this time; after that, a new one is made. */
export const firstRunHours = 48

/** A link by which the first owner's account is made; null where there is staff already. */
export async function issueFirstRunLink(db: Db, base: string): Promise<string | null> {
  if (await hasStaff(db)) return null
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('first_run_links')
    .values({
      hash: hashOf(token),
      expires_at: sql<string>`now() + make_interval(hours => ${firstRunHours})`,
    })
    .execute()
  return `${base}/console/first-run?token=${token}`
}

export async function isOpenLink(db: Db, token: string): Promise<boolean> {
  const link = await db
    .selectFrom('first_run_links')
    .select('hash')
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return link !== undefined && !(await hasStaff(db))
}

/** Spends every link there is: false where this one is unknown, too old, or was spent meanwhile. */
export async function spendLinks(tx: Tx, token: string): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    delete from first_run_links returning hash = ${hashOf(token)} and expires_at > now() as mine`.execute(tx)
  return rows.some(({ mine }) => mine)
}

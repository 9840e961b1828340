import { randomBytes } from 'node:crypto'
import { hashOf } from '@seriba/server-account/tokens'
import { hasStaff } from '@seriba/server-company/company-state'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** The link has to be opened within this time; after that, a new one is created. */
export const firstRunHours = 48

/** A link for creating the first owner's account; null if there are staff already. */
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

/** Uses up every link there is: false if this one is unknown, expired, or has been used in the meantime. */
export async function spendLinks(tx: Tx, token: string): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    delete from first_run_links returning hash = ${hashOf(token)} and expires_at > now() as mine`.execute(tx)
  return rows.some(({ mine }) => mine)
}

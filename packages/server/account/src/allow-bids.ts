import { recordAudit } from '@seriba/server-kit/audit'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'

type Allowance = {
  email: string
  /** Yen by which all live bids together may exceed the balance. */
  creditLimit: number
}

/** Opens bidding for an account by hand, without a deposit (GAP23). */
export function allowBids({ db }: { db: Db }, { email, creditLimit }: Allowance) {
  return withTransaction({ db }, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'permissions', 'credit_limit'])
      .where(sql`lower(email)`, '=', email.trim().toLowerCase())
      .forUpdate()
      .executeTakeFirst()
    if (!user) throw new ConfigurationError(`There is no account for ${email}.`)
    const permissions = { ...user.permissions, biddingAllowed: true }
    await tx
      .updateTable('users')
      .set({ permissions: JSON.stringify(permissions), credit_limit: creditLimit })
      .where('id', '=', user.id)
      .execute()
    await recordAudit(tx, {
      actor: null,
      action: 'user.allowBids',
      entity: 'user',
      entityId: user.id,
      before: { permissions: user.permissions, creditLimit: user.credit_limit },
      after: { permissions, creditLimit },
    })
  })
}

import { demoPassword } from '@seriba/demo/company'
import { type RoleName, roleIds, userTypes } from '@seriba/domain/access/roles'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { hashPassword } from '../account/passwords.ts'
import type { Config } from '../config.ts'
import type { Db } from '../lib/db.ts'

type DemoContext = { db: Db; pool: pg.Pool; config: Config; log: FastifyBaseLogger }

/** Makes the accounts of the demo company, once, and whatever of it moves while the server runs. */
export async function prepareDemo({ db }: DemoContext): Promise<{ stop(): Promise<void> }> {
  const passwordHash = await hashPassword(demoPassword)
  const roles: RoleName[] = ['client', 'dealer', 'manager']
  for (const role of roles) {
    await db
      .insertInto('users')
      .values({
        email: `${role}@demo.example`,
        password_hash: passwordHash,
        full_name: `Demo ${role}`,
        role_id: roleIds[role],
        user_type: role === 'manager' ? userTypes.manager : userTypes.client,
        credit_limit: 10_000_000,
        email_verified_at: new Date(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return { stop: async () => {} }
}

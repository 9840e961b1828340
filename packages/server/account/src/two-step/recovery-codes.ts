import { randomBytes, randomInt } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

export const recoveryCodeCount = 10
/** Without characters that look alike: 32 of them, so that ten make 50 bits. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'
const half = 5

const newCode = () => {
  const text = Array.from({ length: 2 * half }, () => signs.charAt(randomInt(signs.length))).join('')
  return `${text.slice(0, half)}-${text.slice(half)}`
}

/** As typed: in capitals, with spaces, without the dash. */
const normal = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** As strong as a password's hash; one salt per account, so that a try costs one hash rather than ten. */
const hashOf = (code: string, salt: Buffer) =>
  hashRaw(normal(code), { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, salt })

export type NewCodes = { codes: string[]; salt: Buffer; hashes: Buffer[] }

/** Hashing takes its time, so it is done before the transaction. */
export async function newRecoveryCodes(): Promise<NewCodes> {
  const salt = randomBytes(16)
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  return { codes, salt, hashes: await Promise.all(codes.map((code) => hashOf(code, salt))) }
}

/** Earlier codes stop working. */
export async function storeRecoveryCodes(tx: Tx, userId: number, { salt, hashes }: NewCodes) {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx.updateTable('two_step').set({ recovery_salt: salt }).where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute()
}

/** Uses up one; false if it is unknown or used. */
export async function consumeRecoveryCode(db: Db, userId: number, salt: Buffer, code: string) {
  const spent = await db
    .updateTable('recovery_codes')
    .set({ used_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('hash', '=', await hashOf(code, salt))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return spent !== undefined
}

export async function recoveryCodesLeft(db: Db | Tx, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

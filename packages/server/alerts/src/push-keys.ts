import type { Db } from '@seriba/server-kit/db'
import webPush from 'web-push'

export type PushKeys = { publicKey: string; privateKey: string }

const name = 'push'

/**
 * The company's keys for push services (RFC 8292): created once, by whichever process needs them first, and shared by
 * all.
 */
export async function pushKeys(db: Db): Promise<PushKeys> {
  const kept = await find(db)
  if (kept) return kept
  await db
    .insertInto('server_keys')
    .values({ name, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await find(db)
  if (!made) throw new Error('the keys for push services were not stored')
  return made
}

const find = async (db: Db) => {
  const row = await db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value as PushKeys | undefined
}

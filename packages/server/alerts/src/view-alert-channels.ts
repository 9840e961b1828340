import type * as contracts from '@seriba/contracts/alerts'
import type { Output } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import type { Config } from '@seriba/server-kit/config'
import type { Db } from '@seriba/server-kit/db'
import { pushDevicesOf } from './push-devices.ts'
import { pushKeys } from './push-keys.ts'

/** How the actor can be reached while no page is open. */
export async function viewAlertChannels(
  { db, config }: { db: Db; config: Pick<Config, 'telegram'> },
  actor: Actor,
  sessionId: string,
): Promise<Output<typeof contracts.viewAlertChannels>> {
  const [{ publicKey }, devices, user] = await Promise.all([
    pushKeys(db),
    pushDevicesOf({ db }, actor, sessionId),
    db
      .selectFrom('users')
      .select(['telegram_name', 'telegram_since'])
      .where('id', '=', actor.userId)
      .executeTakeFirstOrThrow(),
  ])
  const telegram = config.telegram ? { name: user.telegram_name, since: user.telegram_since } : null
  return { push: { publicKey, devices }, telegram }
}

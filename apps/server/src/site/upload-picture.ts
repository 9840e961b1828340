import type { Actor } from '@seriba/domain/access/actor'
import type { AppContext } from '../context.ts'
import { recordAudit } from '../lib/audit.ts'
import { transact } from '../lib/db.ts'
import { Refusal } from '../lib/refusal.ts'
import type { Caller } from '../lib/serve.ts'
import { recognisePicture } from './company-files.ts'
import { keepPicture } from './company-pictures.repository.ts'

/** Keeps a picture under the address of its content; what it is its bytes say, not its name. */
export async function uploadPicture(
  { db }: Pick<AppContext, 'db'>,
  actor: Actor,
  { data }: { data: string },
  { ip }: Pick<Caller, 'ip'>,
): Promise<{ url: string }> {
  const picture = recognisePicture(Buffer.from(data, 'base64'))
  if (!picture) throw new Refusal('setting_picture')
  await transact({ db }, async (tx) => {
    await keepPicture(tx, picture)
    await recordAudit(tx, { actor, action: 'company.picture', entity: 'company', entityId: picture.url, ip })
  })
  return { url: picture.url }
}

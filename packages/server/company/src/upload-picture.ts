import type { Actor } from '@seriba/domain/access/actor'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { detectImageType } from './company-files.ts'
import { storePicture } from './company-pictures.repository.ts'

/** Stores a picture at an address derived from its content; its bytes, not its name, determine its type. */
export async function uploadPicture(
  { db }: Pick<AppContext, 'db'>,
  actor: Actor,
  { data }: { data: string },
  { ip }: Pick<Caller, 'ip'>,
): Promise<{ url: string }> {
  const picture = detectImageType(Buffer.from(data, 'base64'))
  if (!picture) throw new ApiError('setting_picture')
  await withTransaction({ db }, async (tx) => {
    await storePicture(tx, picture)
    await recordAudit(tx, { actor, action: 'company.picture', entity: 'company', entityId: picture.url, ip })
  })
  return { url: picture.url }
}

import type { Input, Output } from '@seriba/contracts/contract'
import type { uploadTranslationFile as contract } from '@seriba/contracts/translations'
import type { Actor } from '@seriba/domain/access/actor'
import { fileName, largestFile } from '@seriba/domain/translations/translation-file'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { detectFileType } from '@seriba/server-kit/detect-file-type'
import type { Caller } from '@seriba/server-kit/serve'
import { fileLinks } from './file-link.ts'
import { translationLot } from './translation-lot.ts'

/** Stores a file for a lot's answer; only staff see it before it is sent. */
export async function uploadTranslationFile(
  { db, config, files }: Pick<AppContext, 'db' | 'config' | 'files'>,
  actor: Actor,
  { name: given, data, ...asked }: Input<typeof contract>,
  { ip }: Pick<Caller, 'ip'>,
): Promise<Output<typeof contract>> {
  const body = Buffer.from(data, 'base64')
  if (body.length === 0 || body.length > largestFile) throw new ApiError('file_size')
  const extension = detectFileType(body)
  if (!extension) throw new ApiError('file_kind')
  const [name, size] = [fileName(given, extension), body.length]
  const kept = await files.keep('translation_files', body)
  return withTransaction({ db }, async (tx) => {
    const lot = await translationLot(tx, actor, asked)
    const { id } = await tx
      .insertInto('translation_files')
      .values({ lot_id: lot.id, name, extension, size, ...kept, uploaded_by: actor.userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor,
      action: 'translation.file',
      entity: 'lot',
      entityId: lot.id,
      after: { id, name, size },
      ip,
    })
    const linkTo = fileLinks(actor.userId, config.cookieSecret, new Date())
    return { file: { id, name, extension, size, url: linkTo({ id, name }) } }
  })
}

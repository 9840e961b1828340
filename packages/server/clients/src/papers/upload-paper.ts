import { createHash } from 'node:crypto'
import type { Actor } from '@seriba/domain/access/actor'
import type { PaperType } from '@seriba/domain/clients/paper-types'
import { largestPaper, paperContentType, paperName } from '@seriba/domain/clients/papers'
import { account as en } from '@seriba/i18n/en/account'
import { purchases as deskEn } from '@seriba/i18n/en/purchases'
import { account as ru } from '@seriba/i18n/ru/account'
import { purchases as deskRu } from '@seriba/i18n/ru/purchases'
import { announceDocument } from '@seriba/server-account/announce-document'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'

/** The most documents that we store for a client: nobody has an honest use for more. */
const mostPapers = 60

type Upload = { clientId: number; type: PaperType; name: string; data: string }

/** Stores a client's document, whether they send it or staff add it. */
export async function uploadPaper(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  actor: Actor,
  { clientId, type, name: given, data }: Upload,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length === 0 || bytes.length > largestPaper)
    throw new ApiError('paper_size', { fields: { data: 'paper_size' } })
  const content_type = paperContentType(bytes)
  if (!content_type) throw new ApiError('paper_kind', { fields: { data: 'paper_kind' } })
  const name = paperName(given)
  const { body, object_key } = await files.keep('client_papers', bytes)
  return withTransaction({ db }, async (tx) => {
    const { dealer_id, full_name } = await lockAccount(tx, clientId)
    const { count } = await tx
      .selectFrom('client_papers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('client_id', '=', clientId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostPapers) throw new ApiError('too_many_papers')
    const { id } = await tx
      .insertInto('client_papers')
      .values({
        client_id: clientId,
        type,
        name,
        content_type,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest(),
        bytes: body,
        object_key,
        uploaded_by: actor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor,
      action: 'document.upload',
      entity: 'user',
      entityId: clientId,
      after: { document: id, type, name, size: bytes.length },
      ip: caller.ip,
    })
    await notifyAccountChanged(tx, clientId, [dealer_id], { actor, caller })
    if (clientId === actor.userId)
      await announceDocument(
        tx,
        {
          desk: 'clients',
          title: {
            en: deskEn.news.sent.replace('{{document}}', en.papers.types[type]),
            ru: deskRu.news.sent.replace('{{document}}', ru.papers.types[type]),
          },
          detail: { clientId, client: full_name },
        },
        { actor, caller },
      )
  })
}

import type { FileExtension } from '@seriba/domain/translations/translation-file'
import { sessionOfRequest } from '@seriba/server-account/session'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { FastifyInstance } from 'fastify'
import { fileOfLink } from './file-link.ts'
import { readFileFor } from './translations.repository.ts'

const types: Record<FileExtension, string> = {
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jpg: 'image/jpeg',
  png: 'image/png',
}
/** What browsers display themselves; anything else is downloaded. */
const shown: readonly FileExtension[] = ['mp3', 'jpg', 'png']

/**
 * The bytes of an answer's file. The link alone is not enough: its reader has to be logged in, and still have access to
 * the answer.
 */
export function translationFileRoute(
  app: FastifyInstance,
  { db, config, files }: Pick<AppContext, 'db' | 'config' | 'files'>,
) {
  app.get<{ Params: { token: string } }>('/v1/translation-files/:token/:name', async (request, reply) => {
    await request.server.authenticate(request)
    const { actor } = sessionOfRequest(request)
    const linked = fileOfLink(request.params.token, config.cookieSecret, new Date())
    if (linked?.userId !== actor.userId) return notFound()
    const file = await readFileFor(db, actor, linked.id)
    if (!file) return notFound()
    const name = encodeURIComponent(file.name)
    const way = shown.includes(file.extension) ? 'inline' : 'attachment'
    const part = rangeOf(request.headers.range, file.size)
    const bytes = await files.read(file, part ?? undefined)
    return reply
      .code(part ? 206 : 200)
      .type(types[file.extension])
      .header('content-disposition', `${way}; filename*=UTF-8''${name}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=3600')
      .header('accept-ranges', 'bytes')
      .headers(part ? { 'content-range': `bytes ${part.from}-${part.to}/${file.size}` } : {})
      .send(bytes)
  })
}

/** The range that a player requests; null for the whole file. Both ends are included. */
function rangeOf(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from <= to ? { from, to } : null
}

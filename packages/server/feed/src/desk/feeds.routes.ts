import type { Readable } from 'node:stream'
import * as contracts from '@seriba/contracts/feeds'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkFeed } from './check-feed.ts'
import { badLineExport, feedExport, runExport } from './export-feeds.ts'
import { hashOfKey, type Upload, uploadOf, uploadToken } from './feed-key.ts'
import { feedOfRun, findBadLines, findFeeds, findRuns } from './feeds.repository.ts'
import { fixLines, proposalFor } from './fix-lines.ts'
import { createFeed, renewFeedKey, updateFeed } from './manage-feeds.ts'
import { receiveFeed } from './receive-feed.ts'

const lotsPath = '/v1/feed/lots'
/** Half a million lots with their texts. */
const largestFeed = 1_000_000_000

export function feedsRoutes(app: FastifyInstance, ctx: AppContext) {
  const { db, config } = ctx
  const exists = async (id: number) =>
    (await db.selectFrom('feeds').select('id').where('id', '=', id).executeTakeFirst()) ?? notFound()

  serve(app, contracts.listFeeds, async () => ({
    feeds: (await findFeeds(db, new Date())).map(({ createdAt, ...feed }) => feed),
  }))
  serve(app, contracts.listFeedRuns, async ({ input: { id, page, pageSize } }) => {
    await exists(id)
    const { runs, total } = await findRuns(db, id, page, pageSize, new Date())
    return { runs, pageInfo: { page, pageSize, totalSearchResults: total, totalResults: total } }
  })
  serve(app, contracts.listBadLines, async ({ input: { runId } }) => ({
    lines: (await findBadLines(db, runId)).map((line) => ({
      ...line,
      proposal:
        line.isKept && line.field !== null && line.value !== null
          ? proposalFor(line.field, line.value)
          : null,
    })),
  }))
  serve(app, contracts.fixLines, ({ actor, input, caller }) => fixLines(ctx, actor, input, caller))
  serve(app, contracts.createFeed, ({ actor, input, caller }) => createFeed(ctx, actor, input, caller))
  serve(app, contracts.updateFeed, async ({ actor, input, caller }) => {
    await updateFeed(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.renewFeedKey, ({ actor, input, caller }) => renewFeedKey(ctx, actor, input, caller))
  serve(app, contracts.openFeedUpload, async ({ input: { id, fileName, dryRun } }) => {
    await exists(id)
    const token = uploadToken({ feedId: id, fileName, dryRun }, config.cookieSecret, new Date())
    return { url: `${lotsPath}?upload=${token}` }
  })
  const files = { feeds: feedExport(ctx), runs: runExport(ctx), badLines: badLineExport(ctx) }
  serve(app, contracts.exportFeeds, ({ actor, input }) => exportLink(files.feeds, ctx, actor, input))
  exportRoute(app, ctx, files.feeds)
  serve(app, contracts.exportFeedRuns, async ({ actor, input }) => {
    await exists(input.id)
    return exportLink(files.runs, ctx, actor, input)
  })
  exportRoute(app, ctx, files.runs)
  serve(app, contracts.exportBadLines, async ({ actor, input }) => {
    if (!(await feedOfRun(db, input.runId))) return notFound()
    return exportLink(files.badLines, ctx, actor, input)
  })
  exportRoute(app, ctx, files.badLines)
  receivingRoute(app, ctx)
}

/**
 * Where lots arrive, as a stream of NDJSON or CSV: with a feed's key (`Authorization: Bearer …`), or with what staff
 * were given for one file. `dryRun=1` reads it and writes nothing.
 */
function receivingRoute(app: FastifyInstance, ctx: AppContext) {
  const { db, config } = ctx
  void app.register(async (feed) => {
    feed.removeAllContentTypeParsers()
    feed.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    feed.post<{ Body: Readable; Querystring: Record<string, string> }>(
      lotsPath,
      { bodyLimit: largestFeed },
      async (request) => {
        const { upload, dryRun } = request.query
        const file = upload === undefined ? null : uploadOf(upload, config.cookieSecret, new Date())
        const feedId = file?.feedId ?? (await feedOfKey(request))
        if (feedId === null) throw new ApiError('feed_key')
        const body = request.body ?? emptyBody()
        const result =
          file?.dryRun || dryRun === '1'
            ? await checkFeed(body)
            : await receiveFeed(ctx, { feedId, ...sourceOf(file) }, body)
        return { result }
      },
    )
  })

  const sourceOf = (file: Upload | null) =>
    file === null
      ? { way: 'key' as const, fileName: null }
      : { way: 'upload' as const, fileName: file.fileName }

  async function feedOfKey({ headers }: FastifyRequest): Promise<number | null> {
    const [, key] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? []
    if (key === undefined) return null
    const found = await db
      .selectFrom('feeds')
      .select('id')
      .where('key_hash', '=', hashOfKey(key))
      .executeTakeFirst()
    return found?.id ?? null
  }
}

/** A request without a body has none to read. */
function emptyBody(): never {
  throw new ApiError('feed_unreadable')
}

import * as contracts from '@seriba/contracts/feed-sources'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { findWords, setWord } from './feed-words.ts'
import { findPulls, startPull, stopPull } from './manage-pulls.ts'
import { proveWord } from './prove-word.ts'
import { saveSource } from './save-source.ts'
import { testSource } from './test-source.ts'

export function sourcesRoutes(app: FastifyInstance, ctx: AppContext) {
  const { db } = ctx
  serve(app, contracts.viewSource, async ({ input: { id } }) => {
    const source = await db
      .selectFrom('feed_sources as s')
      .innerJoin('feeds as f', 'f.id', 's.feed_id')
      .select(['f.name', 's.settings', 's.code_end as codeEnd'])
      .where('s.feed_id', '=', id)
      .executeTakeFirst()
    return source ?? notFound()
  })
  serve(app, contracts.saveSource, ({ actor, input, caller }) => saveSource(ctx, actor, input, caller))
  serve(app, contracts.testSource, ({ input }) => testSource(ctx, input))
  serve(app, contracts.listPulls, ({ input: { id } }) => findPulls(db, id, new Date()))
  serve(app, contracts.startPull, async ({ actor, input, caller }) => {
    await startPull(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.stopPull, async ({ actor, input, caller }) => {
    await stopPull(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.listWords, async ({ input: { id } }) => ({ words: await findWords(db, id) }))
  serve(app, contracts.proveWord, ({ input }) => proveWord(ctx, input))
  serve(app, contracts.setWord, async ({ actor, input, caller }) => {
    await setWord(ctx, actor, input, caller)
    return successResponse
  })
}

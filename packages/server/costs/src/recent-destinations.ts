import type { DestinationConditions } from '@seriba/domain/import-rules/lot-condition'
import type { Db } from '@seriba/server-kit/db'
import { RecentAnswers } from '@seriba/server-kit/recent-answers'
import { destinationOf } from './destination-of.ts'

/** Every page with filters needs its reader's destination: it is looked up again after a second, or after a change. */
export function recentDestinations(db: Db) {
  const cache = new RecentAnswers<number, DestinationConditions>()
  return {
    cache,
    async of(userId: number): Promise<DestinationConditions> {
      const known = cache.get(userId)
      if (known) return known
      const keep = cache.beginLookup()
      const conditions = await destinationOf(db, userId, new Date())
      keep(userId, conditions)
      return conditions
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** By account number. */
    destinationCache: RecentAnswers<number, DestinationConditions>
  }
}

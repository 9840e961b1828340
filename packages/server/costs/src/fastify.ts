import type { DestinationConditions } from '@seriba/domain/import-rules/lot-condition'
import type { RecentAnswers } from '@seriba/server-kit/recent-answers'

declare module 'fastify' {
  interface FastifyInstance {
    /** By the number of the account. */
    destinationCache: RecentAnswers<number, DestinationConditions>
  }
}

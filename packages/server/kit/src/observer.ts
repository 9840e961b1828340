import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** Follows what the server does, request by request. */
export type Observer = {
  /** Follows an app's requests; called before its routes are mounted. */
  app(app: FastifyInstance): void
  /** Follows a connection's statements. */
  connection(client: pg.PoolClient): void
  /** Runs a job and follows it. */
  job<T>(name: string, work: () => Promise<T>): Promise<T>
  /** A search of lots has been answered. */
  searched(question: string, by: string, seconds: number): void
}

/** Null if nobody observes, which costs nothing. Set before the first connection is made. */
export const observer: { current: Observer | null } = { current: null }

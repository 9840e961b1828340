import { sql } from 'kysely'
import type pg from 'pg'

const mark = '/* pipelined */'

/**
 * Put first in a statement whose result nobody awaits: it is sent in one packet with the next one of its transaction,
 * at the latest `commit`. If it fails, that one fails with the same error.
 */
export const pipelined = sql.raw<never>(mark)

type Query = (statement: unknown, ...rest: unknown[]) => Promise<unknown>
type Wire = { pipeline: boolean; connection: { stream: { cork(): void; uncork(): void } } }

const nothing = { rows: [], rowCount: 0, command: '', fields: [] }

/** Makes a connection hold back such statements; `begin` is always one of them. */
export function enablePipelining(client: pg.PoolClient) {
  const query = client.query.bind(client) as Query
  const wire = client as unknown as Wire
  let waiting: unknown[][] = []

  async function send(...last: unknown[]) {
    const held = waiting
    waiting = []
    wire.pipeline = true
    wire.connection.stream.cork()
    const sent = [...held, last].map(([statement, ...rest]) => query(statement, ...rest))
    wire.connection.stream.uncork()
    const answers = await Promise.allSettled(sent)
    wire.pipeline = false
    // The first failure is the cause; later ones only say that the transaction is over.
    const failure = answers.find(({ status }) => status === 'rejected')
    if (failure?.status === 'rejected') throw failure.reason
    return sent.at(-1)
  }

  const holding: Query = (statement, ...rest) => {
    if (isPipelined(statement)) {
      waiting.push([statement, ...rest])
      return Promise.resolve(nothing)
    }
    if (waiting.length === 0) return query(statement, ...rest)
    if (statement !== 'rollback') return send(statement, ...rest)
    const begun = waiting[0]?.[0] !== 'begin'
    waiting = []
    return begun ? query(statement, ...rest) : Promise.resolve(nothing)
  }
  Object.assign(client, { query: holding })
}

const isPipelined = (statement: unknown) =>
  statement === 'begin' || (typeof statement === 'string' && statement.slice(0, 50).includes(mark))

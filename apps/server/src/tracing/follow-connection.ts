import { SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import type pg from 'pg'
import { nameOfStatement, withoutValues } from './statement-text.ts'

type Query = (statement: unknown, ...rest: unknown[]) => unknown

/** A span for each statement of a request or a job; the server's own statements have none. */
export function followConnection(client: pg.PoolClient, tracer: Tracer) {
  const query = client.query.bind(client) as Query
  const following: Query = (statement, ...rest) => {
    const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text
    // `begin` is sent with the next statement.
    if (typeof text !== 'string' || text === 'begin' || trace.getActiveSpan() === undefined)
      return query(statement, ...rest)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': withoutValues(text) }
    const span = tracer.startSpan(nameOfStatement(text), { kind: SpanKind.CLIENT, attributes })
    const answer = query(statement, ...rest)
    if (!(answer instanceof Promise)) {
      span.end()
      return answer
    }
    return answer.then(
      (result) => {
        span.end()
        return result
      },
      (error: { code?: string }) => {
        // The message may quote a row.
        if (error.code !== undefined) span.setAttribute('error.type', error.code)
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
        throw error
      },
    )
  }
  Object.assign(client, { query: following })
}

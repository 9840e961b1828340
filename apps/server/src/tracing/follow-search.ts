import { type Tracer, trace } from '@opentelemetry/api'

/** A span for a search that has just been answered, within the request that asked for it. */
export function followSearch(tracer: Tracer, question: string, by: string, seconds: number) {
  if (trace.getActiveSpan() === undefined) return
  const now = Date.now()
  const attributes = { 'seriba.search.by': by }
  tracer.startSpan(`search ${question}`, { startTime: now - seconds * 1000, attributes }).end(now)
}

import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'

/** A separate trace for each job, named after its task, without its payload. */
export const followJob = <T>(tracer: Tracer, name: string, work: () => Promise<T>): Promise<T> =>
  tracer.startActiveSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })

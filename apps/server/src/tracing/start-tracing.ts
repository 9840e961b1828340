import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Config } from '@seriba/server-kit/config'
import { observer } from '@seriba/server-kit/observer'
import { productVersion } from '@seriba/server-kit/product-version'
import { followConnection } from './follow-connection.ts'
import { followJob } from './follow-job.ts'
import { followRequests } from './follow-requests.ts'
import { followSearch } from './follow-search.ts'

/**
 * Sends traces to an OpenTelemetry collector. Imported only if one is configured, so that nothing of it is loaded
 * otherwise. Spans contain routes, statements, and codes: never addresses, names, bodies, or bound values.
 */
export function startTracing(traces: NonNullable<Config['traces']>, trustsProxy: boolean) {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': traces.serviceName, 'service.version': productVersion }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traces.share) }),
    // Reads the destination and the headers from the standard settings.
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  trace.setGlobalTracerProvider(provider)
  const tracer = trace.getTracer('seriba', productVersion)
  observer.current = {
    app: (app) => followRequests(app, tracer, trustsProxy),
    connection: (client) => followConnection(client, tracer),
    job: (name, work) => followJob(tracer, name, work),
    searched: (...answer) => followSearch(tracer, ...answer),
  }
  return { stop: () => provider.shutdown().catch(() => {}) }
}

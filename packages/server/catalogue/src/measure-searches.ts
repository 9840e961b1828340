import { Histogram, type Registry } from 'prom-client'
import type { SearchEngine } from './search-engine.ts'

/** For Prometheus: how long searches take, by the engine that answered, and that engine's own figures. */
export function measureSearches(register: Registry, engine: Pick<SearchEngine, 'measure' | 'observe'>) {
  engine.measure(register)
  const latency = new Histogram({
    name: 'seriba_lot_search_duration_seconds',
    help: 'Time to search or count lots',
    labelNames: ['question', 'by'],
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
    registers: [register],
  })
  engine.observe((question, by, seconds) => latency.observe({ question, by }, seconds))
}

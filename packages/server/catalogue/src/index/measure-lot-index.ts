import { Gauge, Histogram, type Registry } from 'prom-client'
import type { LotIndex } from './start-lot-index.ts'

/** Size, age and latency of the index, for Prometheus. */
export function measureLotIndex(register: Registry, index: LotIndex) {
  const gauge = (name: string, help: string, read: (stats: Stats) => number) =>
    new Gauge({
      name: `seriba_lot_index_${name}`,
      help,
      registers: [register],
      async collect() {
        const stats = await index.stats()
        if (stats === null) this.remove()
        else this.set(read(stats))
      },
    })
  gauge('lots', 'Lots in the index', ({ rows }) => rows)
  gauge('bytes', 'Memory of the index', ({ bytes }) => bytes)
  gauge('unmerged', 'Changed lots that are held beside the base', ({ unmerged }) => unmerged)
  gauge('age_seconds', 'Time since the log of changes was last read to its end', ({ currentAt }) => {
    return (Date.now() - currentAt) / 1000
  })
  const latency = new Histogram({
    name: 'seriba_lot_search_duration_seconds',
    help: 'Time to search or count lots',
    labelNames: ['question', 'by'],
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
    registers: [register],
  })
  index.observe((question, by, seconds) => latency.observe({ question, by }, seconds))
}

type Stats = NonNullable<Awaited<ReturnType<LotIndex['stats']>>>

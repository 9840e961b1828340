import type { Stats } from '@seriba/lot-index/query'
import { Gauge, type Registry } from 'prom-client'

/** The index's size and age, for Prometheus. */
export function measureLotIndex(register: Registry, index: { stats(): Promise<Figures | null> }) {
  const gauge = (name: string, help: string, read: (stats: Figures) => number) =>
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
}

type Figures = Stats & { currentAt: number }

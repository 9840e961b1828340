import type { Staging } from '../build/staging.ts'

/** Rows of two makers, for the test of rows from a module. */
export function fill(staging: Staging, { from, count }: { from: number; count: number }) {
  const ids = Array.from({ length: count }, (_, i) => from + i)
  const equipment = (id: number) => (id % 2 ? ['AC'] : ['AC', 'SR'])
  staging.add(
    ids.map((id) => ({
      id,
      maker: `M${id % 2}`,
      batch: '0',
      chassis: `C${id % 3}-${id}`,
      equipment: equipment(id),
      price: id,
    })),
  )
}

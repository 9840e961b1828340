import type { Clickhouse } from './clickhouse.ts'

/** Grouping sets came with 22.7; older servers count column by column, which takes longer but gives the same result. */
export async function countsInSets(clickhouse: Clickhouse): Promise<boolean> {
  const [[version] = []] = await clickhouse.rows('select version()')
  const [major = 0, minor = 0] = String(version).split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 7)
}

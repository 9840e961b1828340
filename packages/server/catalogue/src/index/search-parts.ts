import type { Filter, Found, Query, Selection } from '@seriba/lot-index/query'
import type { LotsIndex } from './lot-answers.ts'
import type { LotNames } from './lots-schema.ts'

type Page = Pick<Query<LotNames>, 'sort' | 'offset' | 'limit'>

/**
 * A page of lots in successive parts; together the parts are everything that the selection finds. Most pages end in
 * the first part, which is requested with the total number.
 */
export async function searchParts(
  index: LotsIndex,
  { scope = [], filters }: Selection<LotNames>,
  parts: readonly (readonly Filter<LotNames>[])[],
  { sort, offset, limit }: Page,
): Promise<Found> {
  const whole = index.count({ scope, filters }, {})
  // If the first part fails, nobody waits for the number any more.
  whole.catch(() => {})
  const ids: number[] = []
  let before = 0
  for (const part of parts) {
    const missing = limit - ids.length
    if (missing === 0) break
    const query = { scope: [...scope, ...part], filters, sort, limit: missing }
    const found = await index.search({ ...query, offset: Math.max(0, offset - before) })
    ids.push(...found.ids)
    before += found.total
  }
  return { ids, total: (await whole).total }
}

import type { Output } from '@seriba/contracts/contract'
import type { previewCostTables as contract } from '@seriba/contracts/costs'
import { checkDocument } from '@seriba/domain/landed-cost/check-document'
import { priceFalls } from '@seriba/domain/landed-cost/price-falls'
import { compareSamples, sampleHall } from '@seriba/domain/landed-cost/sample-cars'
import { jstDay } from '@seriba/domain/time/jst'
import type { AppContext } from '@seriba/server-kit/context'
import { findPublishedCosts } from './cost-tables.repository.ts'
import { parseDocument } from './parse-document.ts'

/** What a document would change in the totals of sample cars; only a valid one can be computed. */
export async function previewCostTables(
  { db }: Pick<AppContext, 'db'>,
  { document }: { document: unknown },
  now = new Date(),
): Promise<Output<typeof contract>> {
  const after = parseDocument(document)
  const problems = checkDocument(after)
  if (problems.length > 0) return { problems, totals: [], falls: [] }
  const day = jstDay(now)
  const before = (await findPublishedCosts(db, day))?.document ?? null
  const totals = compareSamples(before, after, { hall: sampleHall, day })
  return { problems, totals, falls: priceFalls(after) }
}

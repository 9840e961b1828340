import type { CostSource } from '@seriba/domain/landed-cost/cost-source'

/** A page as it was read for the demo company. */
export const readSource = (title: string, url: string, official = false): CostSource => ({
  title,
  url,
  readOn: '2026-11-23',
  official,
})

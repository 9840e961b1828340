import { dayMs } from '../time/jst.ts'
import type { CostDocument } from './cost-document.ts'

/** Companies update the rates of their tables monthly. */
const staleAfterDays = 31

/** Whether the exchange rates of cost tables are stale on a Japanese day: they are used anyway, and marked as old. */
export const areRatesStale = ({ ratesOn }: Pick<CostDocument, 'ratesOn'>, today: string): boolean =>
  Date.parse(today) - Date.parse(ratesOn) > staleAfterDays * dayMs

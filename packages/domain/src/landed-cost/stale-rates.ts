import { dayMs } from '../time/jst.ts'
import type { CostDocument } from './cost-document.ts'

/** Companies renew the rates of their tables by the month. */
const staleAfterDays = 31

/** Whether the exchange rates of cost tables are stale on a day of Japan: they are used anyway, and said to be old. */
export const areRatesStale = ({ ratesOn }: Pick<CostDocument, 'ratesOn'>, today: string): boolean =>
  Date.parse(today) - Date.parse(ratesOn) > staleAfterDays * dayMs

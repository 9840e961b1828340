import { dayMs } from '../time/jst.ts'
import type { CostDocument } from './cost-document.ts'

/** Companies renew the rates of their tables by the month. */
const renewedWithinDays = 31

/** Whether the rates of exchange that costs are computed with are said to be old on a day of Japan. They are used anyway. */
export const areRatesOld = ({ ratesOn }: Pick<CostDocument, 'ratesOn'>, today: string): boolean =>
  Date.parse(today) - Date.parse(ratesOn) > renewedWithinDays * dayMs

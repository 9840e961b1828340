import type { Order } from '@seriba/contracts/orders'
import { formatMoney } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'

type Years = Pick<Order, 'yearFrom' | 'yearTo'>

/** What an order asks for, in a line. */
export function useOrderWords() {
  const { t } = useTranslation('orders')
  const years = ({ yearFrom, yearTo }: Years) =>
    yearFrom === null && yearTo === null ? t('anyYear') : `${yearFrom ?? ''} – ${yearTo ?? ''}`.trim()
  const grades = (of: readonly string[]) => (of.length === 0 ? t('anyCondition') : of.join(', '))
  return {
    years,
    grades,
    upTo: (budget: number) => t('upTo', { budget: formatMoney(budget) }),
  }
}

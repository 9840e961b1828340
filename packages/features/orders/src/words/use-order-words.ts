import type { Order } from '@seriba/contracts/orders'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { useSpanWords } from '@seriba/i18n/use-span-words'
import { useTranslation } from 'react-i18next'

type Range = { from: number | null; to: number | null }

/** What an order asks for, in one line. */
export function useOrderWords() {
  const { t, i18n } = useTranslation(['orders', 'common'])
  const span = useSpanWords()
  const range = ({ from, to }: Range, write: (value: number) => string = String, unit = '') =>
    span(from === null ? '' : write(from), to === null ? '' : write(to), unit)
  const years = ({ yearFrom, yearTo }: Pick<Order, 'yearFrom' | 'yearTo'>) =>
    yearFrom === null && yearTo === null ? t('orders:anyYear') : range({ from: yearFrom, to: yearTo })
  const grades = (of: readonly string[]) => (of.length === 0 ? t('orders:anyCondition') : of.join(', '))
  const mileage = ({ mileageFrom, mileageTo }: Pick<Order, 'mileageFrom' | 'mileageTo'>) =>
    mileageFrom === null && mileageTo === null
      ? ''
      : range({ from: mileageFrom, to: mileageTo }, groupThousands, t('common:units.km'))
  const upTo = (budget: number) => t('orders:upTo', { budget: formatMoney(budget) })
  /** `January 2027` for `2027-01`. */
  const monthOf = (month: string) =>
    new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00:00Z`),
    )
  const by = (month: string) => t('orders:byMonth', { month: monthOf(month) })
  return {
    years,
    grades,
    /** `End of January 2027`, as an option. */
    endOf: (month: string) => t('orders:endOf', { month: monthOf(month) }),
    /** Next to years and grades. */
    restOf: (order: Order) =>
      [order.chassis, mileage(order), order.gearbox, order.color, order.neededBy && by(order.neededBy)]
        .filter(Boolean)
        .join(', '),
    detailsOf: (order: Order) =>
      [
        years(order),
        grades(order.grades),
        mileage(order),
        order.chassis,
        order.gearbox,
        order.color,
        upTo(order.budget),
        order.port,
        order.neededBy && by(order.neededBy),
      ]
        .filter(Boolean)
        .join(', '),
  }
}

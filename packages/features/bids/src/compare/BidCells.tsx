import { AmountField } from '@seriba/ui/AmountField'
import { useTranslation } from 'react-i18next'
import { useCostWords } from '../landed-cost/use-cost-words.ts'
import styles from './compare.module.css'
import type { GroupBuyer } from './group-buyer.ts'
import type { ComparedColumn } from './use-compared-lot.ts'

type Props = {
  columns: readonly ComparedColumn[]
  side: GroupBuyer['side']
  onAmount: (column: ComparedColumn, amount: number | null) => void
  errorOf: (column: ComparedColumn) => string | undefined
}

/** The bid on each lot; an empty field takes the lot out of the group. */
export function BidCells({ columns, side, onAmount, errorOf }: Props) {
  const { t } = useTranslation('compare')
  const { named } = useCostWords()
  return (
    <tr>
      <th scope="row">{t(side === 'client' ? 'row.bid' : 'staff.bid')}</th>
      {columns.map((column) => {
        const { ref, facts, blocked } = column
        return (
          <td key={ref?.id}>
            {column.biddable ? (
              <AmountField
                label={t(side === 'client' ? 'bidOn' : 'staff.bidOn', {
                  name: facts?.name ?? '',
                  lotNumber: facts?.lotNumber ?? 0,
                })}
                labelHidden
                size="sm"
                className={styles.amount}
                value={column.amount}
                onChange={(amount) => onAmount(column, amount)}
                error={errorOf(column)}
              />
            ) : (
              <span className={styles.none}>
                {blocked ? named(blocked) : facts ? t('notOpen') : t('unknown')}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

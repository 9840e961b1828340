import type { Payment } from '@seriba/contracts/money'
import { formatDate } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { Cell, NoValue, Row } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import { TradeTable } from './TradeTable.tsx'
import styles from './trade.module.css'

/** What a client has paid and been charged, a line each. */
export function LedgerRows({ records }: { records: readonly Payment[] }) {
  const { t } = useTranslation('money')
  const heads = [
    { label: t('payments.id'), width: 84 },
    { label: t('payments.date'), width: 104 },
    { label: t('payments.description') },
    { label: t('payments.method'), width: 144 },
    { label: t('payments.amount'), width: 120, end: true },
    { label: t('payments.balance'), width: 120, end: true },
  ]
  return (
    <TradeTable label={t('payments.table')} heads={heads}>
      {records.map((record) => (
        <Row key={record.id}>
          <Cell className="num">{record.id}</Cell>
          <Cell className="num">{formatDate(record.date)}</Cell>
          <Cell className={styles.cut}>
            {record.description || t(`payments.types.${record.type}`)}
            {record.sku && ` ${record.sku}`}
          </Cell>
          <Cell>{record.method || <NoValue />}</Cell>
          <Cell align="end" className={`num ${record.amount > 0 ? styles.received : styles.strong}`}>
            {record.amount > 0 && '+'}
            {formatBalance(record.amount)}
          </Cell>
          <Cell align="end" className="num">
            {formatBalance(record.balance)}
          </Cell>
        </Row>
      ))}
    </TradeTable>
  )
}

import type { Payment } from '@seriba/contracts/money'
import { formatDate } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { Cell, HeaderCell, NoValue, Row, Table } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, keys must scroll it too
    <section className={styles.scroll} aria-label={t('payments.table')} tabIndex={0}>
      <Table rows="ledger" tight className={styles.table} aria-label={t('payments.table')}>
        <thead>
          <tr>
            {heads.map(({ label, width, end }) => (
              <HeaderCell
                key={label}
                style={width === undefined ? undefined : { width }}
                align={end ? 'end' : 'start'}
                lines={[{ label }]}
              />
            ))}
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </Table>
    </section>
  )
}

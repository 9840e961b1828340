import type { Payment } from '@seriba/contracts/money'
import { formatDate } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { aboutLine } from '@seriba/domain/money/ledger-line'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { paymentMethodOf } from '@seriba/domain/money/payment-methods'
import { Cell, NoValue, Row } from '@seriba/ui/Table'
import { TextButton } from '@seriba/ui/TextLink'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TradeTable } from './TradeTable.tsx'
import styles from './trade.module.css'

type LedgerRowsProps = {
  records: readonly Payment[]
  /** Reverses a line, if that is possible. */
  onReverse?: (record: Payment) => void
}

/** What a client has paid and been charged, one line each. */
export function LedgerRows({ records, onReverse }: LedgerRowsProps) {
  const { t } = useTranslation(['money', 'clients'])
  const whatText = useWhatText()
  const heads = [
    { label: t('payments.id'), width: 84 },
    { label: t('payments.date'), width: 104 },
    { label: t('payments.description') },
    { label: t('payments.method'), width: 172 },
    { label: t('payments.amount'), width: 120, end: true },
    { label: t('payments.balance'), width: 120, end: true },
    ...(onReverse ? [{ label: t('clients:record.actions'), width: 104, end: true, hidden: true }] : []),
  ]
  return (
    <TradeTable label={t('payments.table')} heads={heads}>
      {records.map((record) => (
        <Row key={record.id} data-reversed={record.reversedBy !== null || undefined}>
          <Cell className="num">{record.id}</Cell>
          <Cell className="num">{formatDate(record.date)}</Cell>
          <Cell data-wraps title={[whatText(record), record.car && record.sku].filter(Boolean).join(', ')}>
            {whatText(record)}
            {record.files > 0 && <Receipts record={record} />}
          </Cell>
          <Cell>
            <Method stored={record.method} />
          </Cell>
          <Cell align="end" className={`num ${record.amount > 0 ? styles.received : styles.strong}`}>
            {record.amount > 0 && '+'}
            {formatBalance(record.amount)}
          </Cell>
          <Cell align="end" className="num">
            {formatBalance(record.balance)}
          </Cell>
          {onReverse && (
            <Cell align="end">
              {paymentCan.reverse(record).ok && (
                <TextButton
                  aria-label={t('clients:record.reverseOf', { id: record.id })}
                  onClick={() => onReverse(record)}
                >
                  {t('clients:record.reverse')}
                </TextButton>
              )}
            </Cell>
          )}
        </Row>
      ))}
    </TradeTable>
  )
}

const ReceiptsDialog = lazy(() => import('./ReceiptsDialog.tsx').then((m) => ({ default: m.ReceiptsDialog })))

function Receipts({ record: { id, files } }: { record: Payment }) {
  const { t } = useTranslation('money')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {' '}
      <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('payments.receipts', { count: files })}
      </TextButton>
      <Suspense>{isOpen && <ReceiptsDialog id={id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

function useWhatText() {
  const { t } = useTranslation('money')
  return (record: Payment) => {
    const { description, type, purpose, reverses } = record
    if (reverses !== null)
      return [t('payments.reversalOf', { id: reverses }), description].filter(Boolean).join(', ')
    const what = purpose ? t(`payments.purposes.${purpose}`) : null
    const about = aboutLine(record, (lotNo) => t('purchases.lot', { lotNo }))
    return [what, about].filter(Boolean).join(': ') || t(`payments.types.${type}`)
  }
}

function Method({ stored }: { stored: string }) {
  const { t } = useTranslation('money')
  const method = paymentMethodOf(stored)
  return method ? t(`payments.methods.${method}`) : stored || <NoValue />
}

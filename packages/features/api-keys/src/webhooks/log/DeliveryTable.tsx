import { formatDateTime, formatRecent } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { Cell, HeaderCell, Row, Table } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import { AnswerBadge, OutcomeText, shortId } from './DeliveryOutcome.tsx'
import { type DeliveryListProps, deliveryElementId } from './delivery-list-props.ts'
import styles from './log.module.css'

const columns = [
  { name: 'at', width: 104 },
  { name: 'event', width: undefined },
  { name: 'id', width: 112 },
  { name: 'answer', width: 100 },
  { name: 'tries', width: '30%' },
] as const

export function DeliveryTable({ deliveries, chosen, canReplay, onChoose, onReplay }: DeliveryListProps) {
  const { t } = useTranslation('webhooks')
  return (
    <Table rows="ledger" tight aria-label={t('log.title')}>
      <thead>
        <tr>
          {columns.map(({ name, width }) => (
            <HeaderCell
              key={name}
              style={width === undefined ? undefined : { width }}
              lines={[{ label: t(`log.columns.${name}`) }]}
            />
          ))}
          {canReplay && (
            <HeaderCell
              style={{ width: 112 }}
              lines={[{ label: <span className="visually-hidden">{t('log.columns.actions')}</span> }]}
            />
          )}
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <Row
            key={delivery.id}
            id={deliveryElementId(delivery.id)}
            focused={delivery.id === chosen}
            onClick={() => onChoose(delivery.id)}
          >
            <Cell className="num" title={formatDateTime(delivery.createdAt)}>
              {formatRecent(delivery.createdAt, new Date())}
            </Cell>
            <Cell className={styles.cut}>
              <button
                type="button"
                data-delivery
                className={styles.open}
                aria-pressed={delivery.id === chosen}
                onClick={() => onChoose(delivery.id)}
              >
                {delivery.type}
              </button>
            </Cell>
            <Cell className={styles.code} title={delivery.eventId}>
              {shortId(delivery.eventId)}
            </Cell>
            <Cell>
              <AnswerBadge delivery={delivery} />
            </Cell>
            <Cell className={styles.wraps}>
              <OutcomeText delivery={delivery} />
            </Cell>
            {canReplay && (
              <Cell align="end">
                <Button
                  size="xs"
                  aria-label={t('log.replayOf', { type: delivery.type, id: shortId(delivery.eventId) })}
                  onClick={(event) => {
                    event.stopPropagation()
                    onReplay(delivery.id)
                  }}
                >
                  {t('log.replay')}
                </Button>
              </Cell>
            )}
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

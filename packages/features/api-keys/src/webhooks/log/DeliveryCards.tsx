import { formatRecent } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'
import { AnswerBadge, OutcomeText, shortId } from './DeliveryOutcome.tsx'
import { type DeliveryListProps, deliveryElementId } from './delivery-list-props.ts'
import styles from './log.module.css'

export function DeliveryCards({ deliveries, onChoose }: DeliveryListProps) {
  const { t } = useTranslation('webhooks')
  return (
    <ul className={styles.cards} aria-label={t('log.title')}>
      {deliveries.map((delivery) => (
        <li key={delivery.id} id={deliveryElementId(delivery.id)}>
          <button type="button" data-delivery className={styles.card} onClick={() => onChoose(delivery.id)}>
            <span className={styles.cardHead}>
              <b className={styles.code}>{delivery.type}</b>
              <AnswerBadge delivery={delivery} />
            </span>
            <span className={styles.quiet}>
              <span className="num">{formatRecent(delivery.createdAt, new Date())}</span>,{' '}
              <code className={styles.code}>{shortId(delivery.eventId)}</code>,{' '}
              <OutcomeText delivery={delivery} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

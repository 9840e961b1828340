import type { Output } from '@seriba/contracts/contract'
import type { viewWebhookDelivery } from '@seriba/contracts/webhooks'
import { formatRecent, formatUpcoming } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import styles from './details.module.css'

/** The request as it was sent, and the answer. */
export function DeliveryFacts({ view }: { view: Output<typeof viewWebhookDelivery> }) {
  const { t } = useTranslation('webhooks')
  const { delivery, url, headers, body, answer, triedAt, mostTries } = view
  const { status, error, duration, nextTryAt, tries } = delivery
  const now = new Date()
  const sent = Object.entries(headers)
  return (
    <>
      <figure className={styles.figure}>
        <figcaption className="visually-hidden">{t('delivery.request')}</figcaption>
        <pre className={styles.code}>
          <span className={styles.faint}>{`POST ${url}\n`}</span>
          {sent.map(([name, value]) => (
            <span key={name}>
              <span className={styles.name}>{name}</span>
              {`: ${value}\n`}
            </span>
          ))}
          {sent.length === 0 && <span className={styles.faint}>{`${t('delivery.notSent')}\n`}</span>}
          {`\n${indented(body)}`}
        </pre>
      </figure>
      <dl className={styles.facts}>
        <dt>{t('delivery.answer')}</dt>
        <dd className="num">
          {status ?? (error ? t(`log.errors.${error}`) : t('delivery.noAnswer'))}
          {duration !== null && `, ${t('log.milliseconds', { count: groupThousands(duration) as never })}`}
        </dd>
        <dt>{t('delivery.tries')}</dt>
        <dd className="num">
          {[
            ...triedAt.map((at) => formatRecent(at, now)),
            ...(nextTryAt && tries > 0 ? [t('delivery.next', { at: formatUpcoming(nextTryAt, now) })] : []),
            t('delivery.upTo', { count: mostTries }),
          ].join(', ')}
        </dd>
      </dl>
      {answer && (
        <figure className={styles.figure}>
          <figcaption>{t('delivery.body')}</figcaption>
          <pre className={styles.code}>{answer}</pre>
        </figure>
      )}
    </>
  )
}

/** For reading; what was signed has no spaces, and is what Copy copies. */
function indented(body: string) {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

import { serverNow } from '@seriba/api/server-clock'
import type { OpenNegotiation } from '@seriba/contracts/negotiations'
import { formatUpcoming } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './negotiation.module.css'

type NegotiationLineProps = {
  bidId: number
  lotNo: number
  negotiation: OpenNegotiation | null
  desk?: boolean
  small?: boolean
}

/**
 * An open negotiation in a row: the asking price, whose turn it is, and a link to it. A small one leaves the time to
 * `NegotiationTime`, which is next to the status.
 */
export function NegotiationLine({ bidId, lotNo, negotiation, desk, small }: NegotiationLineProps) {
  const { t } = useTranslation('negotiation')
  if (!negotiation) return null
  const turn = desk
    ? t(`waits.${negotiation.turn}`)
    : t(`line.${negotiation.turn}`, { at: formatUpcoming(negotiation.answerBy, serverNow()) })
  const asks = t(small ? 'asksShort' : 'asks', { amount: formatMoney(negotiation.ask) })
  const to = desk ? `/negotiations?bid=${bidId}` : `/negotiations/${bidId}`
  return (
    <p className={styles.line} data-urgent={negotiation.turn === 'client' || undefined}>
      <TextLink
        render={(props) => <Link {...props} to={to} />}
        // The visible text comes first, for those who use voice control.
        aria-label={`${asks}. ${t('openOf', { lotNo })}`}
        className={styles.go}
      >
        {asks}
      </TextLink>
      {!small && <span className="num">{turn}</span>}
    </p>
  )
}

/** The deadline for answering, in a word or two; whose turn it is appears on hover. */
export function NegotiationTime({ negotiation }: Pick<NegotiationLineProps, 'negotiation'>) {
  const { t } = useTranslation('negotiation')
  if (!negotiation) return null
  const at = formatUpcoming(negotiation.answerBy, serverNow())
  return (
    <span
      className={`num ${styles.time}`}
      data-urgent={negotiation.turn === 'client' || undefined}
      title={t(`line.${negotiation.turn}`, { at })}
    >
      {t('lineShort', { at })}
    </span>
  )
}

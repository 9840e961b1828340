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
 * An open negotiation in a row: what is asked, whose turn it is, and the way there. A small one leaves the time to
 * `NegotiationTime`, which stands beside the status.
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
        // What is seen comes first, for those who speak to their device.
        aria-label={`${asks}. ${t('openOf', { lotNo })}`}
        className={styles.go}
      >
        {asks}
      </TextLink>
      {!small && <span className="num">{turn}</span>}
    </p>
  )
}

/** Until when somebody has to answer, in a word or two; whose turn it is shows on pointing. */
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

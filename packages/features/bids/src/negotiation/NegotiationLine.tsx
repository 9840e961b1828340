import type { OpenNegotiation } from '@seriba/contracts/negotiations'
import { formatTime } from '@seriba/domain/format/date'
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

/** An open negotiation in a row: what is asked, whose turn it is, and the way there. */
export function NegotiationLine({ bidId, lotNo, negotiation, desk, small }: NegotiationLineProps) {
  const { t } = useTranslation('negotiation')
  if (!negotiation) return null
  const turn = desk
    ? t(`waits.${negotiation.turn}`)
    : t(small ? 'lineShort' : `line.${negotiation.turn}`, { at: formatTime(negotiation.answerBy) })
  const to = desk ? `/negotiations?bid=${bidId}` : `/negotiations/${bidId}`
  return (
    <p className={styles.line} data-urgent={negotiation.turn === 'client' || undefined}>
      <TextLink
        render={(props) => <Link {...props} to={to} />}
        aria-label={t('openOf', { lotNo })}
        className={styles.go}
      >
        {t(small ? 'asksShort' : 'asks', { amount: formatMoney(negotiation.ask) })}
      </TextLink>
      <span className="num">{turn}</span>
    </p>
  )
}

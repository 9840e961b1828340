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
  talks: OpenNegotiation | null
  desk?: boolean
  small?: boolean
}

/** Open talks in a row: what is asked, whose turn it is, and the way there. */
export function NegotiationLine({ bidId, lotNo, talks, desk, small }: NegotiationLineProps) {
  const { t } = useTranslation('negotiation')
  if (!talks) return null
  const turn = desk
    ? t(`waits.${talks.turn}`)
    : t(small ? 'lineShort' : `line.${talks.turn}`, { at: formatTime(talks.answerBy) })
  const to = desk ? `/negotiations?bid=${bidId}` : `/negotiations/${bidId}`
  return (
    <p className={styles.line} data-urgent={talks.turn === 'client' || undefined}>
      <TextLink
        render={(props) => <Link {...props} to={to} />}
        aria-label={t('openOf', { lotNo })}
        className={styles.go}
      >
        {t(small ? 'asksShort' : 'asks', { amount: formatMoney(talks.ask) })}
      </TextLink>
      <span className="num">{turn}</span>
    </p>
  )
}

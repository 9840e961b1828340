import type { NegotiationTurn } from '@seriba/contracts/negotiations'
import type { NegotiationAct } from '@seriba/domain/bids/negotiation'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import styles from './negotiation.module.css'

export type NegotiationTurnsProps = {
  turns: readonly NegotiationTurn[]
  /** Yen; 0 if the hall gives none. */
  passedAt: number
  bidAmount: number
  /** Whose bid it is; null for one's own. */
  client: string | null
}

/** Actions that are phrased differently after “You”. */
const isSaidToYou = (act: NegotiationAct): act is 'offer' | 'takeBack' | 'accept' | 'decline' =>
  act === 'offer' || act === 'takeBack' || act === 'accept' || act === 'decline'

/** The negotiation as a log: what was said, by whom, and for how much. */
export function NegotiationTurns({ turns, passedAt, bidAmount, client }: NegotiationTurnsProps) {
  const { t } = useTranslation('negotiation')
  const nameOf = ({ act, side }: Pick<NegotiationTurn, 'act' | 'side'>) => {
    if (act === 'forward') return t('hall')
    return side === 'seller' ? t('seller') : (client ?? t('you'))
  }
  return (
    <ol className={styles.turns} aria-label={t('history')}>
      {passedAt > 0 && (
        <li>
          <b>{t('hall')}</b>
          <span>
            {t('passedAt')}
            <small>{t('yourMaximum', { amount: formatMoney(bidAmount) })}</small>
          </span>
          <b className="num">{formatMoney(passedAt)}</b>
        </li>
      )}
      {turns.map(({ id, act, side, amount, note, at, by }) => (
        <li key={id} data-side={act === 'forward' ? undefined : side}>
          <b>
            {nameOf({ act, side })}
            <small className="num">{formatDateTime(at)}</small>
          </b>
          <span>
            {client === null && side === 'client' && isSaidToYou(act)
              ? t(`ownActs.${act}`)
              : t(`acts.${act}`)}
            {note && <small>{t('quote', { note })}</small>}
            {by && by !== client && <small>{t('by', { name: by })}</small>}
          </span>
          <b className="num">{amount !== null && formatMoney(amount)}</b>
        </li>
      ))}
    </ol>
  )
}

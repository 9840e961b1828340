import { groupThousands } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import styles from './negotiation.module.css'

/** How far apart the two sides are: from the offer, or the bid, to the asking price. */
export function PriceScale({ from, ask }: { from: number; ask: number }) {
  const { t } = useTranslation('negotiation')
  const least = Math.min(from, ask)
  const span = Math.max(ask, from) * 1.04 - least * 0.96
  const at = (value: number) => `${((value - least * 0.96) / span) * 100}%`
  return (
    <p data-scale className={styles.scale}>
      <span className={styles.track} aria-hidden>
        <span
          className={styles.range}
          style={{ left: at(least), right: `calc(100% - ${at(Math.max(ask, from))})` }}
        />
      </span>
      <span className={`num-words ${styles.from}`}>{t('mine', { amount: groupThousands(from) })}</span>
      <span className="num-words">{t('apart', { amount: groupThousands(Math.max(ask - from, 0)) })}</span>
    </p>
  )
}

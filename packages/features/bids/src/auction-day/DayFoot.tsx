import { KeyCap } from '@seriba/ui/KeyCap'
import { useTranslation } from 'react-i18next'
import styles from './day.module.css'

const keys = [
  ['move', 'J', 'K'],
  ['hall', 'H', 'L'],
  ['open', 'O'],
  ['done', 'W'],
  ['result', 'R'],
  ['toNow', 'N'],
] as const
const marks = ['live', 'new', 'auto', 'hand'] as const

/** The keys of the board, and what its edges mean. */
export function DayFoot() {
  const { t } = useTranslation('auctionDay')
  return (
    <footer className={styles.foot}>
      <span className={styles.keys}>
        {keys.map(([name, ...caps]) => (
          <span key={name}>
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}
            {t(`keys.${name}`)}
          </span>
        ))}
      </span>
      <span className={styles.legend}>
        {marks.map((mark) => (
          <span key={mark} data-mark={mark}>
            {t(`legend.${mark}`)}
          </span>
        ))}
        <span>{t('legend.thousand')}</span>
      </span>
    </footer>
  )
}

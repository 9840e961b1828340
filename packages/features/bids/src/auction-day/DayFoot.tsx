import { useTranslation } from 'react-i18next'
import { KeyHint } from '../keyboard/KeyHint.tsx'
import styles from './day.module.css'

const keys = [
  ['move', 'J', 'K'],
  ['hall', 'H', 'L'],
  ['open', 'O'],
  ['done', 'W'],
  ['result', 'R'],
  ['toNow', 'N'],
  ['undo', 'Ctrl', 'Z'],
] as const
const marks = ['live', 'new', 'auto', 'hand'] as const

/** The board's keys, and what its edges mean. */
export function DayFoot() {
  const { t } = useTranslation('auctionDay')
  return (
    <footer className={styles.foot}>
      <span className={styles.keys}>
        {keys.map(([name, ...caps]) => (
          <KeyHint key={name} caps={caps}>
            {t(`keys.${name}`)}
          </KeyHint>
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

import { KeyCap } from '@seriba/ui/KeyCap'
import { useTranslation } from 'react-i18next'
import styles from './staff.module.css'

const keys = [
  { caps: ['J', 'K'], text: 'move' },
  { caps: ['↵'], text: 'open' },
  { caps: ['N'], text: 'invite' },
  { caps: ['F'], text: 'step' },
  { caps: ['O'], text: 'out' },
  { caps: ['/'], text: 'search' },
] as const

/** The single keys of the list. */
export function StaffKeys() {
  const { t } = useTranslation('staff')
  return (
    <footer className={styles.keys}>
      {keys.map(({ caps, text }) => (
        <span key={text}>
          {caps.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}
          {t(`keys.${text}`)}
        </span>
      ))}
    </footer>
  )
}

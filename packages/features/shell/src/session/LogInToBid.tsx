import { StickyBar } from '@seriba/ui/AppShell'
import { useTranslation } from 'react-i18next'
import { LogInButton } from './LogIn.tsx'
import styles from './LogInToBid.module.css'

/** Where a visitor of a public catalogue finds no bid panel; `bar` is for thumbs, at the foot of the page. */
export function LogInToBid({ bar = false }: { bar?: boolean }) {
  const { t } = useTranslation('shell')
  const button = (
    <LogInButton variant="primary" size="touch" block>
      {t('logInToBid')}
    </LogInButton>
  )
  return bar ? <StickyBar className={styles.bar}>{button}</StickyBar> : button
}

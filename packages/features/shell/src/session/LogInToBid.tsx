import { StickyBar } from '@seriba/ui/AppShell'
import { useTranslation } from 'react-i18next'
import { LogInButton } from './LogIn.tsx'
import styles from './LogInToBid.module.css'

/**
 * What a visitor to a public catalogue sees instead of the bid panel; `bar` is for touch screens, at the bottom of
 * the page.
 */
export function LogInToBid({ bar = false }: { bar?: boolean }) {
  const { t } = useTranslation('shell')
  const button = (
    <LogInButton variant="primary" size="touch" block>
      {t('logInToBid')}
    </LogInButton>
  )
  return bar ? <StickyBar className={styles.bar}>{button}</StickyBar> : button
}

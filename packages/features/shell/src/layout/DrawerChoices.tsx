import { Button } from '@seriba/ui/Button'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { LogOut, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TokyoClock } from '../clock/TokyoClock.tsx'
import { useChangeLanguage } from '../language/use-change-language.ts'
import { useLanguage } from '../language/use-language.ts'
import { useOfferedLanguages } from '../language/use-offered-languages.ts'
import { LogInButton } from '../session/LogIn.tsx'
import { useSignOut } from '../session/use-sign-out.ts'
import { useTheme } from '../theme/use-theme.ts'
import styles from './Drawer.module.css'

export function DrawerChoices({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const languages = useOfferedLanguages()
  const changeLanguage = useChangeLanguage()
  const [theme, setTheme] = useTheme()
  const signOut = useSignOut()
  return (
    <>
      <div className={styles.choices}>
        {languages.length > 1 && (
          <SegmentedControl
            size="touch"
            label={t('language')}
            options={languages.map((value) => ({ value, label: value.toUpperCase() }))}
            value={language}
            onChange={(chosen) => void changeLanguage(chosen)}
          />
        )}
        <SegmentedControl
          size="touch"
          label={t('theme.label')}
          options={[
            { value: 'light', label: t('theme.light'), icon: Sun },
            { value: 'dark', label: t('theme.dark'), icon: Moon },
          ]}
          value={theme}
          onChange={setTheme}
        />
      </div>
      {!signedIn && (
        <LogInButton variant="primary" size="touch" block>
          {t('pages.signIn.heading')}
        </LogInButton>
      )}
      <div className={styles.last}>
        <TokyoClock />
        {signedIn && (
          <Button
            variant="ghost"
            size="touch"
            icon={LogOut}
            className={styles.logout}
            onClick={() => void signOut()}
          >
            {t('account.logout')}
          </Button>
        )}
      </div>
    </>
  )
}

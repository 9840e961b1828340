import { currentTheme, onTheme, setTheme, themes } from '@seriba/api/theme-choice'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'

const icons = { light: Sun, dark: Moon }

/** Light or dark, on this device. */
export function ThemeSetting() {
  const { t } = useTranslation('account')
  const theme = useSyncExternalStore(onTheme, currentTheme)
  return (
    <div className={styles.row}>
      <div aria-hidden>
        <p className={styles.name}>{t('settings.theme')}</p>
        <p className={styles.remark}>{t('settings.themeText')}</p>
      </div>
      <SegmentedControl
        size="md"
        label={t('settings.theme')}
        options={themes.map((value) => ({ value, label: t(`settings.themes.${value}`), lead: icons[value] }))}
        value={theme}
        onChange={setTheme}
      />
    </div>
  )
}

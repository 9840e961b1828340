import { IconButton } from '@seriba/ui/IconButton'
import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTheme } from './use-theme.ts'

/** Names the theme that a click switches to. */
export function ThemeToggle() {
  const { t } = useTranslation('shell')
  const [theme, setTheme] = useTheme()
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      icon={next === 'dark' ? Moon : Sun}
      size="sm"
      label={t(`theme.${next}`)}
      onClick={() => setTheme(next)}
    />
  )
}

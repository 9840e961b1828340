import type { Actor } from '@seriba/domain/access/actor'
import { useRegisteredCommands } from '@seriba/ui/page-commands'
import { Languages, LogOut, type LucideIcon, Moon, Sun, Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useChangeLanguage } from '../language/use-change-language.ts'
import { useLanguage } from '../language/use-language.ts'
import { useOfferedLanguages } from '../language/use-offered-languages.ts'
import { useMenu } from '../menu/use-menu.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { useTheme } from '../theme/use-theme.ts'

export type Command = {
  id: string
  group: 'page' | 'go' | 'app'
  label: string
  icon: LucideIcon
  keys?: readonly string[] | undefined
  /** Where it leads, if it is a page. */
  to?: string
  run: () => void
}

/** What can be done from anywhere, and on the current page. */
export function useCommands(actor: Actor): Command[] {
  const { t } = useTranslation(['palette', 'shell'])
  const navigate = useNavigate()
  const { desk, catalogue } = useMenu(actor)
  const language = useLanguage()
  const languages = useOfferedLanguages()
  const changeLanguage = useChangeLanguage()
  const [theme, setTheme] = useTheme()
  const signOut = useSignOut()
  const page = useRegisteredCommands()
  const next = theme === 'dark' ? 'light' : 'dark'

  return [
    ...page.map((command) => ({ ...command, group: 'page' as const, icon: Zap })),
    ...[...desk, ...catalogue].map(({ label, icon, to }) => ({
      id: `go-${to}`,
      group: 'go' as const,
      label: t(`shell:menu.${label}`),
      icon,
      to,
      run: () => void navigate(to),
    })),
    {
      id: 'theme',
      group: 'app',
      label: t(`shell:theme.${next}`),
      icon: next === 'dark' ? Moon : Sun,
      run: () => setTheme(next),
    },
    ...languages
      .filter((other) => other !== language)
      .map((other) => ({
        id: `language-${other}`,
        group: 'app' as const,
        label: t(`language.${other}`),
        icon: Languages,
        run: () => void changeLanguage(other),
      })),
    { id: 'logout', group: 'app', label: t('shell:account.logout'), icon: LogOut, run: () => void signOut() },
  ]
}

/** Commands that contain all the words, in any order. */
export const commandsWith = (commands: readonly Command[], words: readonly string[]) =>
  commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word.toLowerCase())))

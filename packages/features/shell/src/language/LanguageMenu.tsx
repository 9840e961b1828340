import { type Language, languageNames } from '@seriba/i18n'
import { Button } from '@seriba/ui/Button'
import { Menu } from '@seriba/ui/Menu'
import { ChevronDown, Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from './use-language.ts'
import { useOfferedLanguages } from './use-offered-languages.ts'

type LanguageMenuProps = {
  /** `EN` if there is little room, otherwise the language's own name. */
  short?: boolean
  onChange: (language: Language) => void
}

/** Hidden if there is nothing to choose from. */
export function LanguageMenu({ short = false, onChange }: LanguageMenuProps) {
  const { t } = useTranslation('shell')
  const current = useLanguage()
  const languages = useOfferedLanguages()
  if (languages.length < 2) return null
  const shown = short ? current.toUpperCase() : languageNames[current]
  return (
    <Menu
      label={t('language')}
      trigger={
        <Button
          variant="ghost"
          size="sm"
          icon={Globe}
          endIcon={short ? undefined : ChevronDown}
          aria-label={`${shown}, ${t('language')}`}
        >
          {shown}
        </Button>
      }
      selected={current}
      sections={[
        {
          id: 'languages',
          items: languages.map((language) => ({ id: language, label: languageNames[language] })),
        },
      ]}
      onAction={(id) => {
        const chosen = languages.find((language) => language === id)
        if (chosen && chosen !== current) onChange(chosen)
      }}
    />
  )
}

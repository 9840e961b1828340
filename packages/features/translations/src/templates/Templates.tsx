import { codeEntries, phraseEntries, type SheetEntry } from '@seriba/domain/lots/sheet/sheet-entries'
import { plainSheetText } from '@seriba/domain/lots/sheet/sheet-text'
import type { SheetLanguage } from '@seriba/domain/translations/translation'
import { SearchField } from '@seriba/ui/SearchField'
import { SeverityMark } from '@seriba/ui/SeverityMark'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './templates.module.css'

type TemplatesProps = {
  language: SheetLanguage
  /** All of them are searched; with an empty search, the usual ones are shown. */
  searching: boolean
  onPick: (text: string) => void
  onClose: () => void
}

/** The most common entries on sheets are shown here before a search. */
const usual = ['damage-a1', 'damage-u1', 'damage-w1', 'damage-s1', 'damage-xx', 'shufukureki-nashi']
const entries = [...codeEntries, ...phraseEntries]
const most = 24

const hasText = ({ written, meaning }: SheetEntry, typed: string) => {
  const plain = plainSheetText(typed).toLowerCase()
  const texts = [...written.map(plainSheetText), meaning.en, meaning.ru]
  return texts.some((text) => text.toLowerCase().includes(plain))
}

/**
 * Codes and phrases of sheets with their meanings in the language of the answer. A click adds one to it, and Enter the
 * first that the search finds.
 */
export function Templates({ language, searching, onPick, onClose }: TemplatesProps) {
  const { t } = useTranslation(['translationDesk', 'sheet', 'common'])
  const [typed, setTyped] = useState('')
  const key = language === 'RU' ? 'ru' : 'en'
  const found =
    !searching || typed.trim() === ''
      ? entries.filter(({ id }) => usual.includes(id))
      : entries.filter((entry) => hasText(entry, typed.trim())).slice(0, most)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // It is in a form that Enter would submit.
      event.preventDefault()
      const [first] = found
      if (!first || typed.trim() === '' || event.nativeEvent.isComposing) return
      onPick(lineOf(first, key))
      setTyped('')
    }
    if (event.key !== 'Escape' || typed !== '') return
    event.preventDefault()
    onClose()
  }
  return (
    <div className={styles.templates} data-templates="">
      {searching && (
        <SearchField
          label={t('translationDesk:templates.search')}
          placeholder={t('translationDesk:templates.search')}
          clearLabel={t('common:actions.clear')}
          // After the key that opens it, typing goes on here.
          autoFocus
          value={typed}
          onChange={setTyped}
          onKeyDown={onKeyDown}
        />
      )}
      <ul aria-label={t('translationDesk:templates.title')}>
        {found.map((entry) => (
          <li key={entry.id}>
            <button type="button" className={styles.chip} onClick={() => onPick(lineOf(entry, key))}>
              <SeverityMark
                tone={entry.severity}
                aria-label={t(`sheet:severity.${entry.severity}`)}
                role="img"
              />
              <b lang={entry.category === 'damage' ? undefined : 'ja'}>{entry.written[0]}</b>
              <span>{entry.meaning[key]}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{t('translationDesk:templates.none')}</p>}
    </div>
  )
}

const lineOf = ({ written, meaning }: SheetEntry, language: 'en' | 'ru') =>
  `- ${written[0]} ${meaning[language]}`

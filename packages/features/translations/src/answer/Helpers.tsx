import { toApiError } from '@seriba/api/api-error'
import { useDraftTranslationMutation } from '@seriba/api/manager/sheets'
import type { TranslationTask } from '@seriba/contracts/translations'
import type { SheetLanguage } from '@seriba/domain/translations/translation'
import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Note } from '@seriba/ui/Note'
import { ListTree, WandSparkles } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft } from '../drafts/draft.ts'
import styles from './answer.module.css'

const Templates = lazy(() =>
  import('../templates/Templates.tsx').then((module) => ({ default: module.Templates })),
)

const focusAnswer = () => document.querySelector<HTMLElement>('[data-answer]')?.focus()

type HelpersProps = {
  task: TranslationTask
  draft: Draft
  language: SheetLanguage
  byReader: boolean
  onChange: (language: SheetLanguage, text: string) => void
}

/**
 * What an answer is made from: a machine's draft for the languages that are empty, and templates of codes and
 * phrases.
 */
export function Helpers({ task: { carId, type }, draft, language, byReader, onChange }: HelpersProps) {
  const { t } = useTranslation(['translationDesk', 'refusal'])
  const [opened, setOpened] = useState(false)
  const [ask, asked] = useDraftTranslationMutation()
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.code !== 'KeyJ' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpened(!opened)
      if (opened) focusAnswer()
    }
    document.addEventListener('keydown', toggle)
    return () => document.removeEventListener('keydown', toggle)
  }, [opened])
  const isFull = draft.EN.trim() !== '' && draft.RU.trim() !== ''
  const latest = useRef(draft)
  latest.current = draft
  async function fill() {
    const { data } = await ask({ carId, type })
    if (!data) return
    // A person's own text has priority, and may have been written while the machine was working.
    const { EN, RU } = latest.current
    if (EN.trim() === '') onChange('EN', data.text_en)
    if (RU.trim() === '') onChange('RU', data.text_ru)
  }
  const code = toApiError(asked.error)?.code
  const said = draft[language]
  return (
    <>
      <div className={styles.helpers}>
        {byReader && (
          <Button
            size="sm"
            icon={WandSparkles}
            busy={asked.isLoading}
            disabledReason={isFull ? t('translationDesk:draft.full') : undefined}
            onClick={() => void fill()}
          >
            {t('translationDesk:draft.fill')}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          icon={ListTree}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t('translationDesk:templates.title')}
          <span className={styles.hintKeys} aria-hidden="true">
            <KeyCap>Ctrl</KeyCap>
            <KeyCap>J</KeyCap>
          </span>
        </Button>
      </div>
      {asked.isSuccess && (
        <Note>
          {t(asked.data.checked ? 'translationDesk:draft.checked' : 'translationDesk:draft.unchecked')}
        </Note>
      )}
      {code && (
        <Note tone="red" role="alert">
          {t(`refusal:${code}`)}
        </Note>
      )}
      <Suspense>
        <Templates
          language={language}
          searching={opened}
          onClose={() => {
            setOpened(false)
            focusAnswer()
          }}
          onPick={(line) => onChange(language, said.trim() === '' ? line : `${said.trimEnd()}\n${line}`)}
        />
      </Suspense>
    </>
  )
}

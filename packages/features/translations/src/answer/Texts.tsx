import type { TranslationTask } from '@seriba/contracts/translations'
import {
  type SheetLanguage,
  sheetLanguages,
  translationLimits,
} from '@seriba/domain/translations/translation'
import { Tabs } from '@seriba/ui/Tabs'
import { TextArea } from '@seriba/ui/TextArea'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft } from '../drafts/draft.ts'
import { languagesOf } from '../page/task-words.ts'
import styles from './answer.module.css'
import { Helpers } from './Helpers.tsx'

type TextsProps = {
  task: TranslationTask
  draft: Draft
  byReader: boolean
  onChange: (language: SheetLanguage, text: string) => void
}

/** The answer in English and in Russian; the requested language comes first. */
export function Texts({ task, draft, byReader, onChange }: TextsProps) {
  const { requests } = task
  const { t } = useTranslation('translationDesk')
  const panelId = useId()
  const wanted = languagesOf(requests)
  const [language, setLanguage] = useState<SheetLanguage>(wanted[0] ?? 'EN')
  const stateOf = (name: SheetLanguage) =>
    t(draft[name].trim() !== '' ? 'filled' : wanted.includes(name) ? 'requested' : 'blank')
  return (
    <>
      <Tabs
        label={t('texts')}
        panelId={panelId}
        items={sheetLanguages.map((value) => ({ value, label: value, count: stateOf(value) }))}
        value={language}
        onChange={setLanguage}
      />
      <div id={panelId} role="tabpanel" className={styles.panel} aria-label={t(`text.${language}`)}>
        <TextArea
          key={language}
          className={styles.text}
          label={t(`text.${language}`)}
          hint={
            <span className="tabular">
              {t('length', { count: draft[language].length, max: translationLimits.answer })}
            </span>
          }
          help={t('textHelp')}
          rows={9}
          lang={language.toLowerCase()}
          maxLength={translationLimits.answer}
          data-answer=""
          value={draft[language]}
          onChange={({ target }) => onChange(language, target.value)}
        />
        <Helpers task={task} draft={draft} language={language} byReader={byReader} onChange={onChange} />
      </div>
    </>
  )
}

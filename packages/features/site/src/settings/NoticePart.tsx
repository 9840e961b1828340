import { Switch } from '@seriba/ui/Switch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftOfPage, useDraftPart } from './draft-context.ts'
import type { DraftState } from './draft-store.ts'
import { BothLanguages, LanguageHeads } from './fields.tsx'
import styles from './settings.module.css'

const isShown = ({ values: { notice } }: DraftState) => notice.en !== null || notice.ru !== null

const empty = { headline: '', description: '' }

/** Switched off it is shown nowhere; switched on again while the page is open it says what it said. */
export function NoticeSwitch() {
  const { t } = useTranslation('company')
  const { get, set } = useDraftOfPage()
  const [last, setLast] = useState(() => get().values.notice)
  const on = useDraftPart(isShown)
  return (
    <Switch
      checked={on}
      onChange={() => {
        if (on) setLast(get().values.notice)
        set('notice', on ? { en: null, ru: null } : { en: last.en ?? empty, ru: last.ru ?? empty })
      }}
    >
      {t('noticeOn')}
    </Switch>
  )
}

export function NoticePart() {
  const { t } = useTranslation('company')
  if (!useDraftPart(isShown)) return null
  return (
    <>
      <LanguageHeads />
      <BothLanguages section="notice" field="headline" name={t('fields.noticeHeadline')} />
      <BothLanguages section="notice" field="description" name={t('fields.noticeDescription')} />
      <p className={styles.quiet}>{t('noticeHint')}</p>
    </>
  )
}

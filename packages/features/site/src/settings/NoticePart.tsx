import { Switch } from '@seriba/ui/Switch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftOfPage } from './draft-context.ts'
import { BothLanguages, LanguageHeads } from './fields.tsx'
import styles from './settings.module.css'

const empty = { headline: '', description: '' }

/** Switched off it is shown nowhere; switched on again while the page is open it says what it said. */
export function NoticeSwitch() {
  const { t } = useTranslation('company')
  const { values, set } = useDraftOfPage()
  const { en, ru } = values.notice
  const [last, setLast] = useState(values.notice)
  const on = en !== null || ru !== null
  return (
    <Switch
      checked={on}
      onChange={() => {
        if (on) setLast(values.notice)
        set('notice', on ? { en: null, ru: null } : { en: last.en ?? empty, ru: last.ru ?? empty })
      }}
    >
      {t('noticeOn')}
    </Switch>
  )
}

export function NoticePart() {
  const { t } = useTranslation('company')
  const { values } = useDraftOfPage()
  if (values.notice.en === null && values.notice.ru === null) return null
  return (
    <>
      <LanguageHeads />
      <BothLanguages section="notice" field="headline" name={t('fields.noticeHeadline')} />
      <BothLanguages section="notice" field="description" name={t('fields.noticeDescription')} />
      <p className={styles.quiet}>{t('noticeHint')}</p>
    </>
  )
}

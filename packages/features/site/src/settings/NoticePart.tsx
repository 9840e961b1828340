import { formatMinute } from '@seriba/domain/site/notice'
import { Switch } from '@seriba/ui/Switch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftOfPage, useDraftPart } from './draft-context.ts'
import type { DraftState } from './draft-store.ts'
import { BothLanguages, LanguageHeads, MinuteSetting } from './fields.tsx'
import styles from './settings.module.css'

const isShown = ({ values: { notice } }: DraftState) => notice.en !== null || notice.ru !== null

const empty = { headline: '', description: '' }

/** When switched off, it is shown nowhere; when switched on again while the page is open, its text is back. */
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
        const { from, until } = get().values.notice
        const texts = on ? { en: null, ru: null } : { en: last.en ?? empty, ru: last.ru ?? empty }
        set('notice', { ...texts, from, until })
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
      <div className={styles.pair}>
        <MinuteSetting place="notice.from" label={t('fields.from')} />
        <MinuteSetting place="notice.until" label={t('fields.until')} />
      </div>
      <p className={styles.quiet}>
        <Shown /> {t('noticeHint')}
      </p>
    </>
  )
}

/** When visitors see it, in Japanese time. */
function Shown() {
  const { t } = useTranslation('company')
  const from = useDraftPart(({ values }) => values.notice.from)
  const until = useDraftPart(({ values }) => values.notice.until)
  if (from && until) return t('noticeShown.both', { from: formatMinute(from), until: formatMinute(until) })
  if (from) return t('noticeShown.from', { from: formatMinute(from) })
  return until ? t('noticeShown.until', { until: formatMinute(until) }) : t('noticeShown.always')
}

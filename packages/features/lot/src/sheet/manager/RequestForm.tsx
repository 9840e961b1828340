import type { Call } from '@seriba/contracts/contract'
import type { LotDetail } from '@seriba/contracts/lot'
import type { requestTranslation } from '@seriba/contracts/translations'
import {
  type SheetLanguage,
  sheetLanguages,
  translationLimits,
} from '@seriba/domain/translations/translation'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { Select } from '@seriba/ui/Select'
import { TextArea } from '@seriba/ui/TextArea'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './manager.module.css'
import { translationOf } from './translation-of.ts'

type RequestFormProps = {
  lot: LotDetail
  onSend: (asked: Call<typeof requestTranslation>) => void
  busy: boolean
  /** What was sent did not arrive; it is not sent again before the lot is opened anew (2§5.6). */
  failed: boolean
}

/** What staff is to read the sheet for. */
export function RequestForm({ lot, onSend, busy, failed }: RequestFormProps) {
  const { t, i18n } = useTranslation('translations')
  const [language, setLanguage] = useState<SheetLanguage>(i18n.language === 'ru' ? 'RU' : 'EN')
  const [question, setQuestion] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || failed) return
    onSend({
      ...translationOf(lot),
      language,
      specialRequest: question.trim(),
      auction: lot.lotInfo.auctionName,
    })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Select
        label={t('language')}
        options={sheetLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={language}
        onChange={setLanguage}
        disabled={busy}
      />
      <TextArea
        label={t('question')}
        placeholder={t('ask')}
        rows={5}
        maxLength={translationLimits.question}
        value={question}
        readOnly={busy}
        onChange={(event) => setQuestion(event.target.value)}
      />
      {failed ? (
        <Note tone="red" role="alert">
          <b>{t('failed')}</b> {t('failedText')}
        </Note>
      ) : (
        <Note>{t('info')}</Note>
      )}
      <Button type="submit" variant="primary" block busy={busy} disabled={failed}>
        {t('send')}
      </Button>
    </form>
  )
}

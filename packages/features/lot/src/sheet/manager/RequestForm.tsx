import type { ApiError } from '@seriba/api/api-error'
import { serverNow } from '@seriba/api/server-clock'
import type { EndpointArgument } from '@seriba/api/to-request'
import type { LotDetail } from '@seriba/contracts/lot'
import { requestTranslation } from '@seriba/contracts/translations'
import {
  hasPromisedTime,
  type SheetLanguage,
  sheetLanguages,
  translationLimits,
} from '@seriba/domain/translations/translation'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { Select } from '@seriba/ui/Select'
import { TextArea } from '@seriba/ui/TextArea'
import { useTranslation } from 'react-i18next'
import styles from './manager.module.css'
import { translationOf } from './translation-of.ts'

export type RequestFormProps = {
  lot: LotDetail
  onSend: (asked: EndpointArgument<(typeof requestTranslation)['input']>) => Promise<unknown>
  /** Why a request failed; it is not sent again before the lot is opened again (2§5.6). */
  failed: ApiError['code'] | null
  /** It has already been answered, so a question is required. */
  further?: boolean
}

/** What staff should look for on the sheet. */
export function RequestForm({ lot, onSend, failed, further = false }: RequestFormProps) {
  const { t, i18n } = useTranslation(['translations', 'refusal'])
  const language: SheetLanguage = i18n.language === 'ru' ? 'RU' : 'EN'
  const form = useContractForm(requestTranslation, {
    defaults: { language, specialRequest: '' },
    request: ({ language, specialRequest }) => ({
      ...translationOf(lot),
      language,
      specialRequest: specialRequest.trim(),
      auction: lot.lotInfo.auctionName,
    }),
    onSubmit: onSend,
  })
  const { busy } = form
  const question = form.text('specialRequest')
  const isOver = !hasPromisedTime(serverNow(), lot.lotInfo.auctionDate)
  const isEmpty = further && question.value.trim() === ''
  return (
    <form {...form.props} className={styles.form}>
      <Select
        label={t('language')}
        options={sheetLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        {...form.field('language')}
        disabled={busy}
      />
      <TextArea
        label={t('question')}
        placeholder={t('ask')}
        rows={5}
        maxLength={translationLimits.question}
        {...question}
        autoFocus={further}
        readOnly={busy}
      />
      {failed ? (
        <Note tone="red" role="alert">
          <b>{t('failed')}</b> {failed === 'daily_limit' ? t('refusal:daily_limit') : t('failedText')}
        </Note>
      ) : (
        <Note tone={isOver ? 'orange' : 'neutral'}>
          {isOver ? t('infoOver') : t(further ? 'furtherInfo' : 'info')}
        </Note>
      )}
      <Button type="submit" variant="primary" block busy={busy} disabled={failed !== null || isEmpty}>
        {t('send')}
      </Button>
    </form>
  )
}

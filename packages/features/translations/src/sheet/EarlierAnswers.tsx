import type { TranslationTask } from '@seriba/contracts/translations'
import { formatDateTime } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { useTranslation } from 'react-i18next'
import styles from './sheet-view.module.css'

type EarlierAnswersProps = {
  task: TranslationTask
  onUse: (texts: { text_en: string; text_ru: string }) => void
}

/** Earlier answers: about this lot, or about the same car on another one. */
export function EarlierAnswers({ task: { status, answer, earlier }, onUse }: EarlierAnswersProps) {
  const { t } = useTranslation('translationDesk')
  const known = answer ?? earlier
  if (status !== 'waiting' || !known) return null
  const by = t('earlierBy', { at: formatDateTime(known.at), name: known.by ?? '-' })
  const of = answer ? null : earlier
  return (
    <div className={styles.earlier}>
      <b>{t('earlier')}</b>
      <span className="truncate">
        {of ? `${of.auctionName} ${of.lotNo}, ${t(`because.${of.because}`)}, ${by}` : by}
      </span>
      <Button size="sm" onClick={() => onUse(known)}>
        {t('useEarlier')}
      </Button>
    </div>
  )
}

import type { TranslationStatus } from '@seriba/domain/translations/translation'
import { EmptyState } from '@seriba/ui/EmptyState'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function QueueEmpty({ status, filtered }: { status: TranslationStatus; filtered: boolean }) {
  const { t } = useTranslation('translationDesk')
  return (
    <EmptyState
      icon={Languages}
      title={t(status === 'waiting' ? 'empty' : 'emptyAnswered')}
      text={filtered ? t('emptyLanguage') : status === 'waiting' && t('emptyText')}
    />
  )
}

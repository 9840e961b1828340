import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'

/** Above a form that was sent with gaps, until the last of them is filled. */
export function Incomplete({ when }: { when: boolean }) {
  const { t } = useTranslation('common')
  if (!when) return null
  return (
    <Note tone="red" role="alert">
      {t('errors.requiredFields')}
    </Note>
  )
}

import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'

/** Shown above a form that was submitted with missing fields, until the last of them is filled. */
export function Incomplete({ when }: { when: boolean }) {
  const { t } = useTranslation('common')
  if (!when) return null
  return (
    <Note tone="red" role="alert">
      {t('errors.requiredFields')}
    </Note>
  )
}

import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '../listing/listing.module.css'

/** The filter options could not be loaded: that is not the same as 'no options'. */
export function FiltersFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['filters', 'common'])
  return (
    <Note tone="red" role="alert" className={styles.note}>
      <span className={styles.noteText}>{t('failed')}</span>
      <Button size="sm" icon={RotateCw} onClick={onRetry}>
        {t('common:actions.retry')}
      </Button>
    </Note>
  )
}

import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Icon } from '@seriba/ui/Icon'
import { BookmarkCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './saved-searches.module.css'

type SearchSavedDialogProps = {
  isOpen: boolean
  onClose: () => void
  daily: boolean
  onViewAll: () => void
}

export function SearchSavedDialog({ isOpen, onClose, daily, onViewAll }: SearchSavedDialogProps) {
  const { t } = useTranslation(['searches', 'common'])
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={
        <span className={styles.saved}>
          <span className={styles.mark}>
            <Icon icon={BookmarkCheck} size={24} />
          </span>
          {t('saved.title')}
        </span>
      }
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
          <Button size="lg" variant="primary" onClick={onViewAll}>
            {t('saved.viewAll')}
          </Button>
        </>
      }
    >
      <p className={styles.savedText}>{daily ? t('saved.daily') : t('saved.plain')}</p>
    </Dialog>
  )
}

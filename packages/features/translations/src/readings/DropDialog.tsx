import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'

type DropDialogProps = { isOpen: boolean; busy: boolean; onClose: () => void; onDrop: () => void }

/** Withdrawing a machine reading cannot be undone. */
export function DropDialog({ isOpen, busy, onClose, onDrop }: DropDialogProps) {
  const { t } = useTranslation(['translationDesk', 'common'])
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      title={t('translationDesk:readings.dropTitle')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('translationDesk:cancel')}</Button>
          <Button variant="danger" busy={busy} onClick={onDrop}>
            {t('translationDesk:readings.drop')}
          </Button>
        </>
      }
    >
      <p>{t('translationDesk:readings.dropText')}</p>
    </Dialog>
  )
}

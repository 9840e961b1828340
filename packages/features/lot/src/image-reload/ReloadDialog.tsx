import { toApiError } from '@seriba/api/api-error'
import { useReloadImagesMutation } from '@seriba/api/manager/image-reloads'
import { Button } from '@seriba/ui/Button'
import { AlertDialog, ConfirmDialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'

/** Asks first, then says whether the request was sent; a failed one can be repeated (2§4.10). */
export function ReloadDialog({ lotId, onClose }: { lotId: string; onClose: () => void }) {
  const { t } = useTranslation(['imageReload', 'common', 'refusal'])
  const [send, { isLoading, isSuccess, isError, error }] = useReloadImagesMutation()
  const code = toApiError(error)?.code ?? 'internal'
  const onSend = () => void send({ carId: lotId })

  if (isSuccess)
    return (
      <AlertDialog title={t('sent.title')} closeLabel={t('common:actions.close')} onClose={onClose}>
        <p>{t('sent.text')}</p>
      </AlertDialog>
    )
  if (isError)
    return (
      <AlertDialog
        title={t('failed.title')}
        closeLabel={t('common:actions.close')}
        onClose={onClose}
        action={
          <Button variant="primary" busy={isLoading} onClick={onSend}>
            {t('failed.repeat')}
          </Button>
        }
      >
        <p>{code === 'internal' ? t('failed.text') : t(`refusal:${code}`)}</p>
      </AlertDialog>
    )
  return (
    <ConfirmDialog
      isOpen
      busy={isLoading}
      onClose={onClose}
      onConfirm={onSend}
      title={t('action')}
      confirmLabel={t('send')}
      cancelLabel={t('common:actions.cancel')}
    >
      <p>{t('text')}</p>
    </ConfirmDialog>
  )
}

import { toApiError } from '@seriba/api/api-error'
import { useDeleteWebhookMutation } from '@seriba/api/shared/webhooks'
import type { Webhook } from '@seriba/contracts/webhooks'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import { useDealer } from '../../dealer.ts'
import styles from '../../dialogs/dialogs.module.css'
import { useKeyRefusal } from '../../dialogs/use-key-refusal.ts'

export function DeleteWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation(['webhooks', 'common'])
  const [remove, { isLoading, error }] = useDeleteWebhookMutation()
  const explain = useKeyRefusal()
  const dealer = useDealer()
  const end = async () => {
    const answer = await remove({ ...dealer, id: webhook.id })
    if ('data' in answer) onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      title={t('webhooks:removal.title', { name: webhook.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="danger" busy={isLoading} onClick={() => void end()}>
            {t('webhooks:removal.submit')}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        {error && (
          <Note tone="red" role="alert">
            {explain(toApiError(error)?.code ?? 'internal')}
          </Note>
        )}
        <p>{t('webhooks:removal.text')}</p>
      </div>
    </Dialog>
  )
}

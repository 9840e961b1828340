import { toApiError } from '@seriba/api/api-error'
import { useRevokeApiKeyMutation } from '@seriba/api/shared/api-keys'
import type { ApiKey } from '@seriba/contracts/api-keys'
import { apiKeyState } from '@seriba/domain/api-keys/key-rules'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import { useDealer } from '../dealer.ts'
import styles from './dialogs.module.css'
import { useKeyRefusal } from './use-key-refusal.ts'

/** Asks once; a program that is still in use may be given a week. */
export function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation(['apiKeys', 'common'])
  const [revoke, { isLoading, error }] = useRevokeApiKeyMutation()
  const explain = useKeyRefusal()
  const dealer = useDealer()
  const end = async (inDays: 0 | 7) => {
    const answer = await revoke({ ...dealer, id: apiKey.id, inDays })
    if ('data' in answer) onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      title={t('apiKeys:revocation.title', { name: apiKey.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          {apiKeyState(apiKey.endsAt, new Date()) !== 'ended' && (
            <Button disabledReason={isLoading} onClick={() => void end(7)}>
              {t('apiKeys:revocation.later')}
            </Button>
          )}
          <Button variant="danger" busy={isLoading} onClick={() => void end(0)}>
            {t('apiKeys:revocation.now')}
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
        <p>{t('apiKeys:revocation.text')}</p>
      </div>
    </Dialog>
  )
}

import { toApiError } from '@seriba/api/api-error'
import { useRunImportMutation } from '@seriba/api/manager/imports'
import type { ImportView } from '@seriba/contracts/imports'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'

type UploadDialogProps = { view: ImportView; count: number; onClose: () => void }

/** Asks once more, and creates everything or nothing. */
export function UploadDialog({ view, count, onClose }: UploadDialogProps) {
  const { t } = useTranslation(['imports', 'common', 'refusal'])
  const size = useWide() ? 'md' : 'touch'
  const [run, { isLoading, error }] = useRunImportMutation()
  const { succeed } = useMessage()
  async function upload() {
    const done = await run({ id: view.id })
    if (done.data) succeed(t('done.message'))
  }
  return (
    <Dialog
      isOpen
      title={t('check.confirm')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button size={size} onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="primary" size={size} busy={isLoading} onClick={() => void upload()}>
            {t(`check.upload.${view.kind}`, { count })}
          </Button>
        </>
      }
    >
      <p>{t(`check.confirmText.${view.kind}`)}</p>
      {error && (
        <Note tone="red" role="alert">
          {t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
        </Note>
      )}
    </Dialog>
  )
}

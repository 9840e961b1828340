import { useImportStandingQuery, useTakeBackImportMutation } from '@seriba/api/manager/imports'
import { type ImportView, takeBackImport } from '@seriba/contracts/imports'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { TakeBackObstacles } from './TakeBackObstacles.tsx'

type TakeBackDialogProps = { view: ImportView; onClose: () => void }

/** Says what depends on an upload; if nothing does, undoes it for a reason. */
export function TakeBackDialog({ view, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation(['imports', 'common'])
  const query = useImportStandingQuery({ id: view.id }, { refetchOnMountOrArgChange: true })
  const found = query.isFetching ? undefined : query.data
  if (found?.count === 0) return <TakeBackForm view={view} onClose={onClose} />
  return (
    <Dialog
      isOpen
      title={t('done.takeBackTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      {found ? (
        <TakeBackObstacles standing={found.standing} count={found.count} />
      ) : (
        <div role="status" aria-busy aria-label={t('done.looking')}>
          <Skeleton height={120} />
        </div>
      )}
    </Dialog>
  )
}

function TakeBackForm({ view, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation(['imports', 'refusal'])
  const [takeBack] = useTakeBackImportMutation()
  const { succeed } = useMessage()
  const form = useContractForm<typeof takeBackImport, { reason: string }>(takeBackImport, {
    defaults: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    explain: (code) => t(`refusal:${code}`),
    request: ({ reason }) => ({ id: view.id, reason: reason.trim() }),
    async onSubmit(request) {
      await takeBack(request).unwrap()
      succeed(t('done.tookBack'))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('done.takeBackTitle')}
      saveLabel={t('done.takeBack')}
      destructive
      onClose={onClose}
    >
      <p>{t('done.takeBackText')}</p>
      <TextField {...form.text('reason')} label={t('done.reason')} maxLength={300} autoFocus />
    </FormDialog>
  )
}

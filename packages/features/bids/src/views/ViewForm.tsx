import { useDeleteBidViewMutation, useSaveBidViewMutation } from '@seriba/api/manager/bid-views'
import { type BidView, saveBidView } from '@seriba/contracts/bid-views'
import { bidViews } from '@seriba/domain/bids/bid-views'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { Checkbox } from '@seriba/ui/Checkbox'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { TextField } from '@seriba/ui/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { desktop, useMedia } from '../shared/use-media.ts'
import { useViewFailureMessage } from './use-view-failure-message.ts'
import styles from './views.module.css'

type ViewFormProps = {
  /** The view to change; if absent, the list is saved as a new one. */
  view: BidView | undefined
  /** The current state of the list. */
  kept: string
  onEnd: () => void
}

type Values = { name: string; shared: boolean; renew: boolean }

/** Names a view, shares it, and updates it to what the list shows now. */
export function ViewForm({ view, kept, onEnd }: ViewFormProps) {
  const { t } = useTranslation(['views', 'common'])
  const [save] = useSaveBidViewMutation()
  const [deleting, setDeleting] = useState(false)
  const size = useMedia(desktop) ? 'sm' : 'touch'
  const form = useContractForm<typeof saveBidView, Values>(saveBidView, {
    defaults: { name: view?.name ?? '', shared: view?.shared ?? false, renew: false },
    request: ({ name, shared, renew }) => ({
      ...(view && { id: view.id }),
      name: name.trim(),
      shared,
      ...((!view || renew) && { params: kept }),
    }),
    async onSubmit(request) {
      await save(request).unwrap()
      onEnd()
    },
  })
  return (
    <form
      {...form.props}
      aria-label={view ? t('edit', { name: view.name }) : t('save')}
      className={styles.panel}
    >
      <FormFailure form={form} />
      <TextField
        label={t('name')}
        autoFocus
        size="sm"
        maxLength={bidViews.name}
        {...form.text('name')}
        error={form.errorOf('name')}
      />
      <Checkbox {...form.checkbox('shared')}>{t('share')}</Checkbox>
      {view && view.params !== kept && <Checkbox {...form.checkbox('renew')}>{t('renew')}</Checkbox>}
      <div className={styles.buttons}>
        {view && (
          <Button variant="ghost" size={size} className={styles.delete} onClick={() => setDeleting(true)}>
            {t('delete')}
          </Button>
        )}
        <Button size={size} onClick={onEnd}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="primary" size={size} busy={form.busy}>
          {t('common:actions.save')}
        </Button>
      </div>
      {view && deleting && <DeleteView view={view} onEnd={onEnd} onClose={() => setDeleting(false)} />}
    </form>
  )
}

function DeleteView({ view, onEnd, onClose }: { view: BidView; onEnd: () => void; onClose: () => void }) {
  const { t } = useTranslation(['views', 'common'])
  const [remove, { isLoading }] = useDeleteBidViewMutation()
  const showFailure = useViewFailureMessage()
  const confirm = async () => {
    const { error } = await remove({ id: view.id })
    onClose()
    if (error) showFailure('deleteFailed', view.name, error)
    else onEnd()
  }
  return (
    <ConfirmDialog
      isOpen
      danger
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('deleteTitle', { name: view.name })}
      confirmLabel={t('delete')}
      cancelLabel={t('common:actions.cancel')}
    >
      <p>{view.shared ? t('deleteShared') : t('deleteOwn')}</p>
    </ConfirmDialog>
  )
}

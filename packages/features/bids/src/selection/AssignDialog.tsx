import { useAppDispatch } from '@seriba/api/hooks'
import { assignClients as request, useListAccountManagersQuery } from '@seriba/api/manager/clients'
import { stepMade } from '@seriba/api/undo'
import { assignClients } from '@seriba/contracts/clients'
import type { Output } from '@seriba/contracts/contract'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'
import styles from './selection.module.css'
import type { Selection } from './use-selection.ts'
import { useSkippedMessage } from './use-skipped-message.ts'

type Values = { managerId: string }
type AssignDialogProps = { selection: Selection; onClose: () => void }

/** Assigns the clients of the selected bids to a colleague. */
export function AssignDialog({ selection: { bids, clear }, onClose }: AssignDialogProps) {
  const { t, i18n } = useTranslation(['desk', 'clients'])
  const dispatch = useAppDispatch()
  const { succeed } = useMessage()
  const { showFailure } = useSkippedMessage()
  const { data } = useListAccountManagersQuery()
  const clients = new Map(bids.flatMap(({ user }) => (user ? [[user.jasClientId, user.name]] : [])))
  const form = useContractForm<typeof assignClients, Values>(assignClients, {
    defaults: { managerId: '' },
    check: ({ managerId }) => (managerId === '' ? { managerId: 'field_required' } : {}),
    request: ({ managerId }) => ({ ids: [...clients.keys()], managerId: Number(managerId) }),
    async onSubmit(asked) {
      const { moved } = await dispatch(request.initiate(asked)).unwrap()
      onClose()
      if (moved.length === 0) return succeed(t('desk:many.assignedAlready'))
      clear()
      const name = data?.managers.find(({ value }) => value === asked.managerId)?.label
      const count = moved.length
      const done = name ? t('desk:many.assigned', { count, name }) : t('desk:many.unassigned', { count })
      dispatch(stepMade(done, () => takeBack(moved, asked.managerId)))
    },
  })

  async function takeBack(moved: Output<typeof assignClients>['moved'], was: number) {
    for (const [managerId, some] of Map.groupBy(moved, ({ from }) => from)) {
      const ids = some.map(({ id }) => id)
      await dispatch(request.initiate({ ids, managerId, was }))
        .unwrap()
        .catch((error) => showFailure(error, t('desk:undo.failedMany')))
    }
  }

  return (
    <FormDialog
      form={form}
      title={t('desk:many.assignTitle', { count: clients.size })}
      saveLabel={t('clients:assign.save', { count: clients.size })}
      onClose={onClose}
    >
      <p className={styles.lots}>{new Intl.ListFormat(i18n.language).format(clients.values())}</p>
      <Select
        label={t('clients:client.manager')}
        placeholder={t('clients:assign.choose')}
        options={[
          ...(data?.managers ?? []).map(({ value, label }) => ({ value: String(value), label })),
          { value: '0', label: t('clients:assign.nobody') },
        ]}
        {...form.field('managerId')}
        value={form.values.managerId || null}
      />
    </FormDialog>
  )
}

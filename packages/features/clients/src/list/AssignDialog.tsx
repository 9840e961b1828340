import { useAssignClientsMutation, useListAccountManagersQuery } from '@seriba/api/manager/clients'
import { assignClients, type ClientRow } from '@seriba/contracts/clients'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'
import styles from './assign.module.css'

type Values = { ids: readonly number[]; managerId: string }
type AssignDialogProps = { clients: readonly ClientRow[]; onClose: () => void }

/** Assigns clients on the current page to a colleague; those that should stay are deselected. */
export function AssignDialog({ clients, onClose }: AssignDialogProps) {
  const { t } = useTranslation('clients')
  const { data } = useListAccountManagersQuery()
  const [assign] = useAssignClientsMutation()
  const { succeed } = useMessage()
  const form = useContractForm<typeof assignClients, Values>(assignClients, {
    defaults: { ids: clients.map(({ userId }) => userId), managerId: '' },
    check: ({ managerId }) => (managerId === '' ? { managerId: 'field_required' } : {}),
    request: ({ ids, managerId }) => ({ ids: [...ids], managerId: Number(managerId) }),
    async onSubmit(asked) {
      const { assigned } = await assign(asked).unwrap()
      succeed(t('assign.done', { count: assigned }))
      onClose()
    },
  })
  const { ids } = form.values
  const toggle = (id: number, on: boolean) =>
    form.edit({ ids: on ? [...ids, id] : ids.filter((one) => one !== id) })
  return (
    <FormDialog
      form={form}
      title={t('assign.title')}
      saveLabel={t('assign.save', { count: ids.length })}
      onClose={onClose}
    >
      <Select
        label={t('client.manager')}
        placeholder={t('assign.choose')}
        options={[
          ...(data?.managers ?? []).map(({ value, label }) => ({ value: String(value), label })),
          { value: '0', label: t('assign.nobody') },
        ]}
        {...form.field('managerId')}
        value={form.values.managerId || null}
      />
      <fieldset className={styles.clients}>
        <legend>{t('assign.clients')}</legend>
        {clients.map(({ userId, fullName, manager }) => (
          <Checkbox
            key={userId}
            checked={ids.includes(userId)}
            onChange={({ target }) => toggle(userId, target.checked)}
          >
            {fullName} <span className={styles.quiet}>{manager}</span>
          </Checkbox>
        ))}
      </fieldset>
    </FormDialog>
  )
}

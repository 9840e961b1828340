import { useCloseStaffMutation, useListStaffQuery, useViewStaffQuery } from '@seriba/api/manager/staff'
import { closeStaff, type StaffView } from '@seriba/contracts/staff'
import { groupThousands } from '@seriba/domain/format/number'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Note } from '@seriba/ui/Note'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './dialogs.module.css'

type Values = { successorId: string; reason: string; tell: boolean }
const handed = ['clients', 'liveBids', 'orders', 'purchases'] as const
const words = { clients: 'clients', liveBids: 'bids', orders: 'orders', purchases: 'purchases' } as const

/** Closes a colleague's account; what they look after goes to a successor. */
export function CloseDialog({ person, onClose }: { person: StaffView; onClose: () => void }) {
  const { t } = useTranslation('staff')
  const { data } = useListStaffQuery()
  const [close] = useCloseStaffMutation()
  const { succeed } = useMessage()
  const hands = person.clients > 0
  const form = useContractForm<typeof closeStaff, Values>(closeStaff, {
    defaults: { successorId: '', reason: '', tell: hands },
    check: ({ successorId, reason }) => ({
      ...(hands && successorId === '' && { successorId: 'field_required' as const }),
      ...(reason.trim() === '' && { reason: 'field_required' as const }),
    }),
    request: ({ successorId, reason, tell }) => ({
      id: person.userId,
      successorId: Number(successorId),
      reason: reason.trim(),
      notifyClients: tell && hands ? 1 : 0,
    }),
    async onSubmit(asked) {
      await close(asked).unwrap()
      succeed(t('close.done', { name: person.fullName }))
      onClose()
    },
  })
  const others =
    data?.staff.filter(({ userId, state }) => userId !== person.userId && state === 'active') ?? []
  const successorId = Number(form.values.successorId)
  const { currentData: successor } = useViewStaffQuery({ id: successorId }, { skip: successorId === 0 })
  return (
    <FormDialog
      destructive
      form={form}
      title={t('close.dialog', { name: person.fullName })}
      saveLabel={t(hands ? 'close.confirm' : 'close.confirmAlone')}
      onClose={onClose}
    >
      <p>{t('close.what')}</p>
      {hands && (
        <Select
          label={t('close.successor')}
          placeholder={t('close.choose')}
          options={others.map(({ userId, fullName, staffRole }) => ({
            value: String(userId),
            label: `${fullName}, ${t(`roles.${staffRole}`)}`,
          }))}
          {...form.field('successorId')}
          value={form.values.successorId || null}
        />
      )}
      {hands && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('close.goes')}</th>
              <th scope="col">{t('close.now')}</th>
              {successor && <th scope="col">{t('close.after', { name: successor.fullName })}</th>}
            </tr>
          </thead>
          <tbody>
            {handed.map((name) => (
              <tr key={name}>
                <th scope="row">{t(`aside.${words[name]}`)}</th>
                <td className="num">{groupThousands(person[name])}</td>
                {successor && <td className="num">{groupThousands(person[name] + successor[name])}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {person.bidsSoon > 0 && <Note tone="orange">{t('close.soon', { count: person.bidsSoon })}</Note>}
      <TextField label={t('close.reason')} maxLength={300} {...form.text('reason')} />
      {hands && <Checkbox {...form.checkbox('tell')}>{t('close.tell', { count: person.clients })}</Checkbox>}
    </FormDialog>
  )
}

import { useStopClientBidsMutation } from '@seriba/api/manager/client-parts'
import { useUpdateClientMutation } from '@seriba/api/manager/clients'
import type { ClientView } from '@seriba/contracts/client-view'
import { updateClient } from '@seriba/contracts/clients'
import { roleIds } from '@seriba/domain/access/roles'
import { type ClientRole, clientRoleOf } from '@seriba/domain/clients/client-roles'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useEditConflict } from '@seriba/forms/use-edit-conflict'
import { useMessage } from '@seriba/forms/use-message'
import { Checkbox } from '@seriba/ui/Checkbox'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { useRoleName } from '../shared/RoleBadge.tsx'
import type { BidByHand } from './ByHandDialog.tsx'

type RoleQuestionProps = {
  client: ClientView
  wanted: ClientRole
  /** With the bids about whose stopping the halls must be told manually. */
  onChanged: (byHand: readonly BidByHand[]) => void
  onClose: () => void
}

/**
 * What another kind of account means, the reason for the change, and whether the client's live bids are stopped with
 * it.
 */
export function RoleQuestion({ client, wanted, onChanged, onClose }: RoleQuestionProps) {
  const { t } = useTranslation(['clients', 'common'])
  const roleName = useRoleName()
  const { succeed } = useMessage()
  const [update] = useUpdateClientMutation()
  const [stopBids] = useStopClientBidsMutation()
  const { detail, overrides } = client
  const live = client.balanceInfo.activeBidsCount
  const dropped = Object.keys(overrides).length
  const closes = wanted === 'disabled' || wanted === 'restricted'
  const { was, watch, explain } = useEditConflict({ roleId: detail.roleId })
  const form = useContractForm(updateClient, {
    defaults: { reason: '', stop: false },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request: ({ reason }) => ({
      id: detail.userId,
      roleId: roleIds[wanted],
      reason: reason.trim(),
      was: was({ roleId: wanted }),
    }),
    explain,
    async onSubmit(change, { reason, stop }) {
      await watch(update(change).unwrap())
      const stopped = stop && (await stopBids({ id: detail.userId, reason: reason.trim() }).unwrap())
      succeed(t('clients:access.roleSaved', { name: detail.fullName, role: roleName(wanted) }))
      onChanged(stopped ? stopped.byHand : [])
    },
  })

  return (
    <ConfirmDialog
      isOpen
      title={t('clients:access.roleTitle', { name: detail.fullName })}
      cancelLabel={t('common:actions.cancel')}
      confirmLabel={t('clients:access.roleConfirm')}
      busy={form.busy}
      danger={wanted === 'disabled'}
      onClose={onClose}
      onConfirm={() => void form.submit()}
    >
      <form {...form.props}>
        <p>
          {t('clients:access.roleText', {
            before: roleName(clientRoleOf(detail.roleId)),
            after: roleName(wanted),
          })}{' '}
          {dropped > 0 && `${t('clients:access.rolePermissions', { count: dropped })} `}
          {wanted === 'disabled' && t('clients:access.roleDisabled')}
          {wanted === 'restricted' && t('clients:access.roleRestricted')}
        </p>
        <TextField label={t('clients:limits.reason')} maxLength={300} {...form.text('reason')} />
        {closes && live > 0 && (
          <Checkbox {...form.checkbox('stop')}>{t('clients:access.stopBids', { count: live })}</Checkbox>
        )}
        <FormFailure form={form} />
      </form>
    </ConfirmDialog>
  )
}

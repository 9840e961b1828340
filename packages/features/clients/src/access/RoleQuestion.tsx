import type { ClientView } from '@seriba/contracts/client-view'
import { type ClientRole, clientRoleOf } from '@seriba/domain/clients/client-roles'
import { Checkbox } from '@seriba/ui/Checkbox'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoleName } from '../shared/RoleBadge.tsx'
import type { useSave } from '../shared/use-save.ts'

type RoleQuestionProps = {
  client: ClientView
  wanted: ClientRole
  sending: Pick<ReturnType<typeof useSave>, 'busy' | 'failure' | 'errorOf' | 'forget'>
  onConfirm: (answer: { reason: string; stop: boolean }) => void
  onClose: () => void
}

/** What comes of another kind, why it is given, and whether what the client is bidding on is stopped with it. */
export function RoleQuestion({ client, wanted, sending, onConfirm, onClose }: RoleQuestionProps) {
  const { t } = useTranslation(['clients', 'common', 'refusal'])
  const roleName = useRoleName()
  const [typed, setTyped] = useState('')
  const [stop, setStop] = useState(false)
  const [asked, setAsked] = useState(false)
  const { detail, overrides } = client
  const live = client.balanceInfo.activeBidsCount
  const { busy, failure, errorOf, forget } = sending
  const reason = typed.trim()
  const dropped = Object.keys(overrides).length
  const problem = failure ?? errorOf('roleId')
  const closes = wanted === 'disabled' || wanted === 'restricted'

  return (
    <ConfirmDialog
      isOpen
      title={t('access.roleTitle', { name: detail.fullName })}
      cancelLabel={t('common:actions.cancel')}
      confirmLabel={t('access.roleConfirm')}
      busy={busy}
      danger={wanted === 'disabled'}
      onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (reason) onConfirm({ reason, stop: stop && closes })
      }}
    >
      <p>
        {t('access.roleText', { before: roleName(clientRoleOf(detail.roleId)), after: roleName(wanted) })}{' '}
        {dropped > 0 && `${t('access.rolePermissions', { count: dropped })} `}
        {wanted === 'disabled' && t('access.roleDisabled')}
        {wanted === 'restricted' && t('access.roleRestricted')}
      </p>
      <TextField
        label={t('limits.reason')}
        maxLength={300}
        value={typed}
        error={asked && !reason ? t('refusal:field_required') : errorOf('reason')}
        onChange={(event) => {
          forget()
          setTyped(event.target.value)
        }}
      />
      {closes && live > 0 && (
        <Checkbox checked={stop} onChange={(event) => setStop(event.target.checked)}>
          {t('access.stopBids', { count: live })}
        </Checkbox>
      )}
      {problem && (
        <Note tone="red" role="alert">
          {problem}
        </Note>
      )}
    </ConfirmDialog>
  )
}

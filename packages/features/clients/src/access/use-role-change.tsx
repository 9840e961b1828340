import { useUpdateClientMutation } from '@seriba/api/clients'
import type { ClientView } from '@seriba/contracts/clients'
import { roleIds } from '@seriba/domain/access/roles'
import { type ClientRole, clientRoleOf } from '@seriba/domain/clients/client-roles'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoleName } from '../shared/RoleBadge.tsx'
import { useSave } from '../shared/use-save.ts'

type RoleChange = { role: ClientRole; ask: (wanted: ClientRole) => void; question: ReactNode }

/** Another kind of account begins with its own template, so it is asked first. Draw `question` beside what asks. */
export function useRoleChange({ detail, overrides }: ClientView, onChanged: () => void): RoleChange {
  const { t } = useTranslation(['clients', 'common'])
  const roleName = useRoleName()
  const [update] = useUpdateClientMutation()
  const { save, busy, failure, errorOf, forget } = useSave()
  const [wanted, setWanted] = useState<ClientRole | null>(null)
  const role = clientRoleOf(detail.roleId)
  const dropped = Object.keys(overrides).length
  const problem = failure ?? errorOf('roleId')
  const close = () => {
    setWanted(null)
    forget()
  }

  async function change(next: ClientRole) {
    const said = t('access.roleSaved', { name: detail.fullName, role: roleName(next) })
    const send = () => update({ id: detail.userId, roleId: roleIds[next] }).unwrap()
    if (!(await save(send, said))) return
    onChanged()
    close()
  }

  const question = (
    <ConfirmDialog
      isOpen={wanted !== null}
      title={t('access.roleTitle', { name: detail.fullName })}
      cancelLabel={t('common:actions.cancel')}
      confirmLabel={t('access.roleConfirm')}
      busy={busy}
      danger={wanted === 'disabled'}
      onClose={close}
      onConfirm={() => wanted && void change(wanted)}
    >
      {wanted && (
        <p>
          {t('access.roleText', { before: roleName(role), after: roleName(wanted) })}{' '}
          {dropped > 0 && `${t('access.rolePermissions', { count: dropped })} `}
          {wanted === 'disabled' && t('access.roleDisabled')}
          {wanted === 'restricted' && t('access.roleRestricted')}
        </p>
      )}
      {problem && (
        <Note tone="red" role="alert">
          {problem}
        </Note>
      )}
    </ConfirmDialog>
  )
  return { role, ask: (next) => next !== role && setWanted(next), question }
}

import type { ClientView } from '@seriba/contracts/client-view'
import { clientRoles } from '@seriba/domain/clients/client-roles'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'
import { useRoleName } from '../shared/RoleBadge.tsx'
import styles from './access.module.css'
import { useRoleChange } from './use-role-change.tsx'

type RoleSelectProps = { client: ClientView; onChanged: () => void }

/** The kind of the account. */
export function RoleSelect({ client, onChanged }: RoleSelectProps) {
  const { t } = useTranslation('clients')
  const roleName = useRoleName()
  const { role, ask, question } = useRoleChange(client, onChanged)
  return (
    <>
      <Select
        className={styles.role}
        label={t('access.role')}
        options={clientRoles.map((value) => ({ value, label: roleName(value) }))}
        value={role}
        onChange={ask}
      />
      {question}
    </>
  )
}

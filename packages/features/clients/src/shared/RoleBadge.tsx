import { type ClientRole, clientRoleOf } from '@seriba/domain/clients/client-roles'
import { Badge, type BadgeTone } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'

const looks: Record<ClientRole, { tone: BadgeTone; look?: 'outlined' }> = {
  client: { tone: 'gray' },
  vip: { tone: 'blue' },
  dealer: { tone: 'blue' },
  restricted: { tone: 'orange' },
  guest: { tone: 'gray', look: 'outlined' },
  troublesome: { tone: 'orange' },
  disabled: { tone: 'gray' },
}

/** The kind of an account. */
export function RoleBadge({ roleId }: { roleId: number }) {
  const roleName = useRoleName()
  const role = clientRoleOf(roleId)
  return <Badge {...looks[role]}>{roleName(role)}</Badge>
}

/** Kinds of accounts in words; for a closed one, in fewer words than its owner sees. */
export function useRoleName() {
  const { t } = useTranslation(['clients', 'roles'])
  return (role: ClientRole) => (role === 'disabled' ? t('list.disabled') : t(`roles:${role}`))
}

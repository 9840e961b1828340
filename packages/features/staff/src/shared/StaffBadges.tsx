import type { StaffRow } from '@seriba/contracts/staff'
import type { StaffRole } from '@seriba/domain/access/staff-roles'
import { Badge, type BadgeTone } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'

export function StaffRoleBadge({ role }: { role: StaffRole }) {
  const { t } = useTranslation('staff')
  return <Badge tone={role === 'owner' ? 'blue' : 'gray'}>{t(`roles.${role}`)}</Badge>
}

const tones: Record<StaffRow['state'], BadgeTone> = {
  active: 'green',
  invited: 'orange',
  expired: 'red',
  closed: 'gray',
}

/** Whether somebody works here, has not joined yet, or has left. */
export function StateBadge({ state }: { state: StaffRow['state'] }) {
  const { t } = useTranslation('staff')
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}

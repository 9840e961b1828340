import type { AuditEntry } from '@seriba/contracts/audit'
import { roleName } from '@seriba/domain/access/roles'
import { isStaffRole } from '@seriba/domain/access/staff-roles'
import { bidStatusName } from '@seriba/domain/bids/bid-status'
import { type ClientFlag, clientFlags } from '@seriba/domain/clients/client-flags'
import { formatDay, isDay } from '@seriba/domain/format/date'
import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import { isPurchaseStatus, purchaseStatusName } from '@seriba/domain/money/purchase-status'
import type { audit } from '@seriba/i18n/en/audit'
import { useTranslation } from 'react-i18next'

type Texts = typeof audit
type Value = AuditEntry['changes'][number]['before']

const yenFields = new Set([
  'amount',
  'price',
  'soldPrice',
  'sold_price',
  'credit_limit',
  'creditLimit',
  'agent_fee',
  'agentFee',
  'delivery',
  'freight',
  'other',
  'expected',
  'charged',
  'received',
  'found',
])
const isFlag = (field: string): field is ClientFlag => (clientFlags as readonly string[]).includes(field)

/** Entries in words; an entry without a text is shown as stored. */
export function useAuditWords() {
  const { t } = useTranslation(['audit', 'clients', 'company', 'roles', 'lots', 'money', 'staff'])

  function number(entity: string, field: string, value: number): string {
    if (field === 'status' && entity === 'bid' && value >= 1 && value <= 7)
      return t(`lots:bidStatus.${bidStatusName(value as 1)}`)
    if (field === 'status' && entity === 'purchase' && isPurchaseStatus(value))
      return t(`money:purchaseStatus.${purchaseStatusName(value)}`)
    if (field === 'language') return t(value === 693 ? 'clients:client.russian' : 'clients:client.english')
    if (field === 'role_id' || field === 'roleId') {
      const name = roleName(value)
      if (name) return t(`roles:${name}`)
    }
    return yenFields.has(field) ? formatBalance(value) : groupThousands(value)
  }

  return {
    action: (action: string) => t(`actions.${action as keyof Texts['actions']}`, { defaultValue: action }),
    entity: (entity: string) => t(`entities.${entity as keyof Texts['entities']}`, { defaultValue: entity }),
    field: (field: string) =>
      isFlag(field)
        ? t(`clients:access.flags.${field}`)
        : t(`fields.${field as keyof Texts['fields']}`, {
            // A company setting has the same name as in its form.
            defaultValue: t(`company:fields.${field as 'languages'}`, { defaultValue: field }),
          }),
    role: (roleId: number | null) => {
      const name = roleId === null ? undefined : roleName(roleId)
      return name && (name === 'manager' ? t('staff') : t(`roles:${name}`))
    },
    value(entity: string, field: string, value: Value): string {
      if (value === null || value === '') return t('entry.none')
      if (typeof value === 'boolean') return t(value ? 'clients:history.on' : 'clients:history.off')
      if (field === 'staff_role' && typeof value === 'string' && isStaffRole(value))
        return t(`staff:roles.${value}`)
      if (typeof value === 'number') return number(entity, field, value)
      return isDay(value) ? formatDay(value) : value
    },
  }
}

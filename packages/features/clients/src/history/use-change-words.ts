import { useListAccountManagersQuery } from '@seriba/api/manager/clients'
import type { ClientChange } from '@seriba/contracts/client-changes'
import { type ClientFlag, clientFlags } from '@seriba/domain/clients/client-flags'
import { clientRoleOf } from '@seriba/domain/clients/client-roles'
import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import { paymentMethodOf } from '@seriba/domain/money/payment-methods'
import type { audit } from '@seriba/i18n/en/audit'
import { useTranslation } from 'react-i18next'
import { useRoleName } from '../shared/RoleBadge.tsx'
import { useCountryName } from '../shared/use-country.ts'

type Value = ClientChange['changes'][number]['before']
type Words = typeof audit

const isFlag = (field: string): field is ClientFlag => (clientFlags as readonly string[]).includes(field)

/** Audit log entries in words; an entry without a text is shown as stored. */
export function useChangeWords() {
  const { t } = useTranslation(['clients', 'audit', 'money'])
  const { data: accountManagers } = useListAccountManagersQuery()
  const roleName = useRoleName()
  const countryName = useCountryName()
  const accountManager = (list: 'managers' | 'dealers', id: number) =>
    accountManagers?.[list].find(({ value }) => value === id)?.label ?? String(id)
  const ofNumber: Record<string, (value: number) => string | undefined> = {
    role_id: (id) => roleName(clientRoleOf(id)),
    language: (id) => t(id === 693 ? 'client.russian' : 'client.english'),
    manager_id: (id) => accountManager('managers', id),
    dealer_id: (id) => accountManager('dealers', id),
    country_id: countryName,
    credit_limit: formatBalance,
    creditLimit: formatBalance,
    amount: formatBalance,
    payment: String,
    reverses: String,
    daily_bid_limit: (limit) => (limit === 0 ? t('client.noLimit') : undefined),
    daily_uss_limit: (limit) => (limit === 0 ? t('client.noLimit') : undefined),
  }

  return {
    action: (action: string) =>
      t(`audit:actions.${action as keyof Words['actions']}`, { defaultValue: action }),
    field: (field: string) =>
      isFlag(field)
        ? t(`access.flags.${field}`)
        : t(`audit:fields.${field as keyof Words['fields']}`, { defaultValue: field }),
    value(field: string, value: Value): string {
      if (isFlag(field)) {
        if (value === null) return t('access.asTemplate')
        return t(value === true ? 'access.allow' : 'access.deny')
      }
      if (value === null || value === '') return t('history.empty')
      const method = field === 'method' ? paymentMethodOf(String(value)) : undefined
      if (method) return t(`money:payments.methods.${method}`)
      if (typeof value === 'boolean') return t(value ? 'history.on' : 'history.off')
      return typeof value === 'number' ? (ofNumber[field]?.(value) ?? groupThousands(value)) : value
    },
  }
}

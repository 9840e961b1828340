import { useListAccountManagersQuery } from '@seriba/api/manager/clients'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'

type AccountManagerSelectProps = {
  kind: 'managers' | 'dealers'
  /** 0 for nobody. */
  value: number
  /** The account that is not offered: nobody is their own dealer. */
  except?: number
  error?: string | undefined
  onChange: (id: number) => void
}

/** The manager of a client. */
export function AccountManagerSelect({ kind, value, except, error, onChange }: AccountManagerSelectProps) {
  const { t } = useTranslation('clients')
  const { data } = useListAccountManagersQuery()
  const accountManagers = (data?.[kind] ?? []).filter((accountManager) => accountManager.value !== except)
  return (
    <Select
      label={t(kind === 'managers' ? 'client.manager' : 'client.dealer')}
      options={[
        { value: '0', label: t('accountManagers.nobody') },
        ...accountManagers.map((accountManager) => ({
          value: String(accountManager.value),
          label: accountManager.label,
        })),
      ]}
      value={String(value)}
      error={error}
      onChange={(id) => onChange(Number(id))}
    />
  )
}

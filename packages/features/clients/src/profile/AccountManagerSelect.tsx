import { useListAccountManagersQuery } from '@seriba/api/manager/clients'
import { labelOf } from '@seriba/forms/label-of'
import type { Theirs } from '@seriba/forms/use-edit-conflict'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'

type AccountManagerSelectProps = {
  kind: 'managers' | 'dealers'
  /** 0 for nobody. */
  value: number
  /** The account that is not offered: nobody is their own dealer. */
  except?: number
  error?: string | undefined
  /** The choice that a colleague has made in the meantime. */
  theirs?: Theirs<number>
  onChange: (id: number) => void
}

/** The manager of a client. */
export function AccountManagerSelect({
  kind,
  value,
  except,
  error,
  theirs,
  onChange,
}: AccountManagerSelectProps) {
  const { t } = useTranslation('clients')
  const { data } = useListAccountManagersQuery()
  const accountManagers = (data?.[kind] ?? []).filter((accountManager) => accountManager.value !== except)
  const options = [
    { value: '0', label: t('accountManagers.nobody') },
    ...accountManagers.map(({ value, label }) => ({ value: String(value), label })),
  ]
  return (
    <Select
      label={t(kind === 'managers' ? 'client.manager' : 'client.dealer')}
      options={options}
      help={theirs?.((id) => labelOf(options, id))}
      value={String(value)}
      error={error}
      onChange={(id) => onChange(Number(id))}
    />
  )
}

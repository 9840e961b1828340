import { useListKeepersQuery } from '@seriba/api/manager/clients'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'

type KeeperSelectProps = {
  kind: 'managers' | 'dealers'
  /** 0 for nobody. */
  value: number
  /** Who is not offered: nobody is their own dealer. */
  except?: number
  error?: string | undefined
  onChange: (id: number) => void
}

/** Who looks after a client. */
export function KeeperSelect({ kind, value, except, error, onChange }: KeeperSelectProps) {
  const { t } = useTranslation('clients')
  const { data } = useListKeepersQuery()
  const keepers = (data?.[kind] ?? []).filter((keeper) => keeper.value !== except)
  return (
    <Select
      label={t(kind === 'managers' ? 'client.manager' : 'client.dealer')}
      options={[
        { value: '0', label: t('keepers.nobody') },
        ...keepers.map((keeper) => ({ value: String(keeper.value), label: keeper.label })),
      ]}
      value={String(value)}
      error={error}
      onChange={(id) => onChange(Number(id))}
    />
  )
}

import { useLazySearchClientsQuery } from '@seriba/api/shared/user'
import { InFieldSelect } from '@seriba/ui/InFieldSelect'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const searchDelayMs = 300
const fewestCharacters = 4

export type Chosen = { id: number; name: string }

type ClientSelectProps = {
  label: string
  value: Chosen | null
  onChange: (client: Chosen | null) => void
  size?: 'sm' | 'md' | 'touch'
  className?: string | undefined
}

/** A client, looked for by name, company, email or id. */
export function ClientSelect({ label, value, onChange, size = 'md', className }: ClientSelectProps) {
  const { t } = useTranslation(['paymentsDesk', 'common', 'refusal'])
  const [typed, setTyped] = useState('')
  const [run, { currentData = [], isFetching }] = useLazySearchClientsQuery()
  const asks = typed.trim().length >= fewestCharacters

  useEffect(() => {
    if (!asks) return
    const timer = setTimeout(() => void run({ user: typed.trim() }, true), searchDelayMs)
    return () => clearTimeout(timer)
  }, [asks, run, typed])

  const found = asks
    ? currentData.map((client) => ({
        id: client.value,
        label: `${client.label}, ${client.value}`,
        // The company stands after it.
        name: client.label.split(' · ', 1)[0] ?? client.label,
      }))
    : []
  return (
    <InFieldSelect
      className={className}
      mode="single"
      size={size}
      label={label}
      options={found.map(({ id, label: text }) => ({ value: String(id), label: text }))}
      value={value ? [String(value.id)] : []}
      selectedLabel={value ? `${value.name}, ${value.id}` : undefined}
      onSearch={setTyped}
      loading={isFetching}
      texts={{
        empty: t('entry.clientExample'),
        selected: (count) => t('common:select.selected', { count }),
        search: t('entry.clientExample'),
        clear: t('common:actions.clear'),
        noResults: asks ? t('entry.noClients') : t('refusal:more_chars'),
        loading: t('common:loading'),
      }}
      onChange={([chosen]) => {
        const client = found.find(({ id }) => String(id) === chosen)
        onChange(client ? { id: client.id, name: client.name } : null)
      }}
    />
  )
}

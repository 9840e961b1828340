import { useLazySearchClientsQuery } from '@seriba/api/shared/user'
import { InFieldSelect } from '@seriba/ui/InFieldSelect'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const searchDelayMs = 300
const fewestCharacters = 4

export type Chosen = { id: number; name: string }

type ClientSelectProps = {
  label: string
  /** Shown while nobody is chosen. */
  empty: string
  /** What can be typed, if `empty` does not say so. */
  example?: string
  value: Chosen | null
  onChange: (client: Chosen | null) => void
  size?: 'sm' | 'md' | 'touch'
  className?: string | undefined
}

/** A client, searched by name, company, email or id. */
export function ClientSelect({
  label,
  empty,
  example = empty,
  value,
  onChange,
  size = 'md',
  className,
}: ClientSelectProps) {
  const { t } = useTranslation(['common', 'refusal'])
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
        // The company follows it.
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
      selectedLabel={value ? [value.name, value.id].filter(Boolean).join(', ') : undefined}
      onSearch={setTyped}
      loading={isFetching}
      texts={{
        empty,
        selected: (count) => t('select.selected', { count }),
        search: example,
        clear: t('actions.clear'),
        noResults: asks ? t('empty.results') : t('refusal:more_chars'),
        loading: t('loading'),
      }}
      onChange={([chosen]) => {
        const client = found.find(({ id }) => String(id) === chosen)
        onChange(client ? { id: client.id, name: client.name } : null)
      }}
    />
  )
}

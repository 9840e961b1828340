import { Field, InputBox, useField } from '@seriba/ui/Field'
import { Icon } from '@seriba/ui/Icon'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './client-picker.module.css'
import { type Found, useClientSearch } from './use-client-search.ts'

type ClientSearchBoxProps = { onChoose: (client: Found) => void; error?: string | undefined; touch: boolean }

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Type to search, arrows to move, Enter to choose. */
export function ClientSearchBox({ onChoose, error, touch }: ClientSearchBoxProps) {
  const { t } = useTranslation('bids')
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const { search, ask } = useClientSearch(query)
  const listId = useId()
  const help = search.kind === 'more-chars' ? t('client.moreChars') : undefined
  const { ids, control } = useField({ help, error })
  const clients = search.kind === 'found' ? search.clients : []
  const said = {
    idle: null,
    'more-chars': null,
    found: null,
    searching: t('client.searching'),
    none: t('client.none'),
    'too-many': t('client.tooMany'),
    failed: t('client.failed'),
  }[search.kind]

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const chosen = clients[active]
    if (step !== undefined && clients.length > 0) {
      event.preventDefault()
      setActive((active + step + clients.length) % clients.length)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      onChoose(chosen)
    } else if (event.key === 'Escape' && query !== '') {
      event.stopPropagation()
      setQuery('')
    }
  }

  return (
    <Field ids={ids} label={t('client.label')} hint={t('client.hint')} help={help} error={error}>
      <div className={styles.search}>
        <InputBox size={touch ? 'touch' : 'md'} invalid={Boolean(error)}>
          <Icon icon={Search} />
          <input
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('client.placeholder')}
            aria-autocomplete="list"
            aria-expanded={clients.length > 0}
            aria-controls={listId}
            aria-activedescendant={clients.length > 0 ? `${listId}-${active}` : undefined}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value)
              setActive(0)
              ask(target.value)
            }}
            onKeyDown={onKeyDown}
            {...control}
          />
        </InputBox>
        <div className={styles.layer} data-open={clients.length > 0 || said !== null || undefined}>
          <div id={listId} role="listbox" aria-label={t('client.found')}>
            {clients.map((client, index) => (
              // The input keeps the focus and handles the keys.
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above
              <div
                key={client.value}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                onPointerEnter={() => setActive(index)}
                onClick={() => onChoose(client)}
              >
                <Marked
                  text={[client.name, client.company].filter(Boolean).join(' · ')}
                  part={query.trim()}
                />
                <span className={styles.id}>{client.value}</span>
              </div>
            ))}
          </div>
          <p role="status" className={styles.said}>
            {said}
          </p>
        </div>
      </div>
    </Field>
  )
}

function Marked({ text, part }: { text: string; part: string }) {
  const at = text.toLowerCase().indexOf(part.toLowerCase())
  if (at < 0) return <span className="truncate">{text}</span>
  const end = at + part.length
  return (
    <span className="truncate">
      {text.slice(0, at)}
      <b>{text.slice(at, end)}</b>
      {text.slice(end)}
    </span>
  )
}

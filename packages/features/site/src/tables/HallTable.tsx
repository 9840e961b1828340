import { useLazyExportHallsQuery } from '@seriba/api/manager/halls'
import type { Hall, HallTerms } from '@seriba/contracts/halls'
import { hallFields } from '@seriba/domain/bids/hall-fields'
import { groupOfHall, meetsHallFilter } from '@seriba/domain/bids/hall-filter'
import { groupThousands } from '@seriba/domain/format/number'
import { ExportButtons } from '@seriba/forms/ExportButtons'
import { FilterSelect } from '@seriba/forms/FilterSelect'
import { Button } from '@seriba/ui/Button'
import { SearchField } from '@seriba/ui/SearchField'
import { TextField } from '@seriba/ui/TextField'
import { useReturnFocus } from '@seriba/ui/use-return-focus'
import { useWide } from '@seriba/ui/use-wide'
import { Plus } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HallCards } from './HallCards.tsx'
import { HallFigure } from './HallFigure.tsx'
import type { HallRowProps } from './hall-row-props.ts'
import styles from './tables.module.css'
import type { HallsModel } from './use-halls.ts'

type HallTableProps = { model: HallsModel; defaults: HallTerms }

/** One row per hall, one cell per figure; an empty cell uses the company's default. */
export function HallTable({ model, defaults }: HallTableProps) {
  const { t } = useTranslation('companyTables')
  const wide = useWide()
  const [search, setSearch] = useState('')
  const { halls, draft } = model
  const [group, setGroup] = useState<string | null>(null)
  const [askLink] = useLazyExportHallsQuery()
  const groups = [...new Set(halls.map(({ name }) => groupOfHall(name)))].sort()
  const found = halls.filter(({ name }) => meetsHallFilter(name, { search, group }))
  return (
    <section className={styles.main} aria-label={t('halls.title')}>
      <header className={styles.bar}>
        <p>
          {t('halls.count', {
            count: halls.length,
            today: halls.filter(({ lotsToday }) => lotsToday > 0).length,
          })}
        </p>
        <FilterSelect
          label={t('halls.group')}
          options={groups.map((value) => ({ value, label: value }))}
          value={group}
          onChange={setGroup}
        />
        <SearchField
          size={wide ? 'md' : 'touch'}
          label={t('halls.search')}
          placeholder={t('halls.search')}
          value={search}
          clearLabel={t('halls.clear')}
          onChange={setSearch}
        />
        <ExportButtons
          size="sm"
          ask={(format) =>
            askLink({ search: search.trim(), ...(group !== null && { group }), format }).unwrap()
          }
        />
        <AddHall known={halls} size={wide ? 'sm' : 'touch'} onAdd={model.add} />
      </header>
      {wide ? (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('halls.hall')}</th>
                <th scope="col">{t('halls.group')}</th>
                <th scope="col" className={styles.end}>
                  {t('halls.lotsWeek')}
                </th>
                {hallFields.map((field) => (
                  <th key={field} scope="col" className={styles.end}>
                    {t(`halls.fields.${field}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody onKeyDown={downByEnter}>
              {found.map((hall) => (
                <HallRow
                  key={hall.name}
                  hall={hall}
                  typed={draft[hall.name]}
                  defaults={defaults}
                  onType={(field, text) => model.type(hall, field, text)}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <HallCards halls={found} model={model} defaults={defaults} />
      )}
      {found.length === 0 && <p className={styles.none}>{t('halls.none')}</p>}
    </section>
  )
}

/** Enter goes to the same figure of the next hall. */
function downByEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
  const cell = (event.target as HTMLElement).closest('td')
  const next = cell?.parentElement?.nextElementSibling?.children[cell.cellIndex]
  const input = next?.querySelector('input')
  input?.focus()
  input?.select()
}

const HallRow = memo(
  function HallRow({ hall, typed, defaults, onType }: HallRowProps) {
    return (
      <tr>
        <th scope="row">{hall.name}</th>
        <td>{groupOfHall(hall.name)}</td>
        <td className={`num ${styles.end}`}>{groupThousands(hall.lotsWeek)}</td>
        {hallFields.map((field) => (
          <td key={field} className={styles.end} data-changed={typed?.[field] !== undefined || undefined}>
            <HallFigure
              hall={hall}
              field={field}
              typed={typed?.[field]}
              defaults={defaults}
              onType={onType}
            />
          </td>
        ))}
      </tr>
    )
  },
  (before, after) => before.hall === after.hall && before.typed === after.typed,
)

type AddHallProps = { known: readonly Hall[]; size: 'sm' | 'touch'; onAdd: (name: string) => void }

function AddHall({ known, size, onAdd }: AddHallProps) {
  const { t } = useTranslation('companyTables')
  const [name, setName] = useState<string | null>(null)
  const button = useReturnFocus(name !== null)
  if (name === null)
    return (
      <Button ref={button} icon={Plus} size={size} onClick={() => setName('')}>
        {t('halls.add')}
      </Button>
    )
  const taken = known.some((hall) => hall.name.toLowerCase() === name.trim().toLowerCase())
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || taken) return
    onAdd(name.trim())
    setName(null)
  }
  return (
    <form className={styles.add} onSubmit={add}>
      <TextField
        label={t('halls.name')}
        labelHidden
        placeholder={t('halls.name')}
        size={size}
        maxLength={80}
        autoFocus
        value={name}
        error={taken ? t('halls.taken') : undefined}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setName(null)}
      />
      <Button type="submit" size={size}>
        {t('halls.add')}
      </Button>
    </form>
  )
}

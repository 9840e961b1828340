import { useListKeepersQuery } from '@seriba/api/manager/clients'
import { balanceBands, creditUsageBands, loginSpans } from '@seriba/domain/clients/client-list'
import { Button } from '@seriba/ui/Button'
import { Checkbox } from '@seriba/ui/Checkbox'
import { InFieldSelect, type SelectTexts } from '@seriba/ui/InFieldSelect'
import { KeyCap } from '@seriba/ui/KeyCap'
import { SearchField } from '@seriba/ui/SearchField'
import { useWide } from '@seriba/ui/use-wide'
import { SlidersHorizontal } from 'lucide-react'
import { type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountries } from '../shared/use-country.ts'
import styles from './clients-page.module.css'
import type { ClientsFilter, ClientsModel } from './use-clients-query.ts'

type Choice = { value: string | number; label: string }
type ClientFiltersProps = { model: ClientsModel; searchRef: Ref<HTMLInputElement> }

/** Whose clients, from where, how they stand, and who is looked for; folded where there is little room. */
export function ClientFilters({ model: { query, filters, change }, searchRef }: ClientFiltersProps) {
  const { t } = useTranslation(['clients', 'common'])
  const wide = useWide()
  const { data } = useListKeepersQuery()
  const countries = useCountries()
  const [unfolded, setUnfolded] = useState(false)
  const [typed, setTyped] = useState(query.search)
  // The address may change without the field, as by the button back.
  useEffect(() => setTyped(query.search), [query.search])
  const size = wide ? 'md' : 'touch'
  const texts = (name: string): SelectTexts => ({
    empty: t('common:select.all'),
    selected: (count) => t('common:select.selected', { count }),
    search: t('clients:list.searchIn', { name }),
    clear: t('common:actions.clear'),
    noResults: t('common:empty.results'),
    loading: t('common:loading'),
  })
  const select = (name: keyof ClientsFilter, label: string, options: readonly Choice[], numeric = false) => {
    const chosen = query[name] === null ? undefined : String(query[name])
    return (
      <InFieldSelect
        key={name}
        className={styles.select}
        mode="single"
        size={size}
        label={label}
        options={options.map(({ value, label: text }) => ({ value: String(value), label: text }))}
        value={chosen === undefined ? [] : [chosen]}
        selectedLabel={chosen}
        texts={texts(label)}
        onChange={([value]) =>
          change({
            [name]: value === undefined ? null : numeric ? Number(value) : value,
            // Who owes has no balance of zero or more.
            ...(name === 'balance' && { debt: false }),
          })
        }
      />
    )
  }
  const worded = <T extends string>(values: readonly T[], wordOf: (value: T) => string): Choice[] =>
    values.map((value) => ({ value, label: wordOf(value) }))
  const selects = [
    select('managerId', t('clients:client.manager'), data?.managers ?? [], true),
    select('dealerId', t('clients:client.dealer'), data?.dealers ?? [], true),
    select('countryId', t('clients:client.country'), countries, true),
    select(
      'balance',
      t('clients:client.balance'),
      worded(balanceBands, (value) => t(`clients:list.balances.${value}`)),
    ),
    select(
      'held',
      t('clients:list.held'),
      worded(creditUsageBands, (value) => t(`clients:list.heldBands.${value}`)),
    ),
    select(
      'lastLogin',
      t('clients:list.lastLogin'),
      worded(loginSpans, (value) => t(`clients:list.logins.${value}`)),
    ),
    select('twoStep', t('clients:list.twoStep'), [
      { value: 'on', label: t('clients:list.twoStepOn') },
      { value: 'off', label: t('clients:list.twoStepOff') },
    ]),
  ]
  return (
    <div className={styles.filters}>
      {!wide && (
        <Button
          size="touch"
          icon={SlidersHorizontal}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {filters > 0 ? t('clients:list.filtersSet', { set: filters }) : t('clients:list.filters')}
        </Button>
      )}
      {(wide || unfolded) && selects}
      {(wide || unfolded) && (
        <Checkbox
          className={styles.debt}
          checked={query.debt}
          onChange={({ target }) =>
            change({ debt: target.checked, ...(target.checked && { balance: null }) })
          }
        >
          {t('clients:list.debtOnly')}
        </Checkbox>
      )}
      {(wide || unfolded) &&
        (['unassigned', 'unchecked'] as const).map((name) => (
          <Checkbox
            key={name}
            className={styles.debt}
            checked={query[name]}
            onChange={({ target }) =>
              change({
                [name]: target.checked,
                // Nobody’s clients have no manager to be named.
                ...(name === 'unassigned' && target.checked && { managerId: null }),
              })
            }
          >
            {t(`clients:list.${name}`)}
          </Checkbox>
        ))}
      <SearchField
        ref={searchRef}
        className={styles.search}
        size={size}
        label={t('clients:list.search')}
        placeholder={t('clients:list.search')}
        clearLabel={t('common:actions.clear')}
        hint={wide && <KeyCap aria-hidden>/</KeyCap>}
        maxLength={100}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          if (text === '' && query.search !== '') change({ search: '' })
        }}
        onSubmit={(text) => change({ search: text.trim() })}
      />
    </div>
  )
}

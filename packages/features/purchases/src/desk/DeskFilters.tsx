import { useListKeepersQuery } from '@seriba/api/manager/clients'
import { useListVoyagesQuery } from '@seriba/api/manager/voyages'
import type { PurchaseRow } from '@seriba/contracts/purchases'
import { missingParts, paidStates } from '@seriba/domain/purchases/desk'
import { voyageName } from '@seriba/domain/purchases/voyage'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { Button } from '@seriba/ui/Button'
import { DateRange } from '@seriba/ui/DateRange'
import { InFieldSelect, type SelectTexts } from '@seriba/ui/InFieldSelect'
import { KeyCap } from '@seriba/ui/KeyCap'
import { SearchField } from '@seriba/ui/SearchField'
import { useWide } from '@seriba/ui/use-wide'
import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './desk.module.css'
import type { DeskFilter, DeskModel } from './desk-query.ts'

type Choice = { value: string | number; label: string }
type DeskFiltersProps = {
  model: DeskModel
  ports: readonly string[]
  purchases: readonly PurchaseRow[]
  searchRef: Ref<HTMLInputElement>
  children: ReactNode
}

/** Whose, from where, on which ship, how paid, and what is missing; folded where there is little room. */
export function DeskFilters({ model, ports, purchases, searchRef, children }: DeskFiltersProps) {
  const { t, i18n } = useTranslation(['purchaseDesk', 'money', 'common'])
  const { query, filters, change } = model
  const wide = useWide()
  const keepers = useListKeepersQuery()
  const voyages = useListVoyagesQuery({})
  const [unfolded, setUnfolded] = useState(false)
  const [typed, setTyped] = useState(query.search)
  // The address may change without the field, as by the button back.
  useEffect(() => setTyped(query.search), [query.search])
  const size = wide ? 'md' : 'touch'
  const today = jstDay(new Date())
  const texts = (name: string): SelectTexts => ({
    empty: t('common:select.all'),
    selected: (count) => t('common:select.selected', { count }),
    search: t('searchIn', { name }),
    clear: t('common:actions.clear'),
    noResults: t('common:empty.results'),
    loading: t('common:loading'),
  })
  const select = (name: keyof DeskFilter, label: string, options: readonly Choice[], numeric = false) => {
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
          change({ [name]: value === undefined ? null : numeric ? Number(value) : value })
        }
      />
    )
  }
  const client = purchases.find((row) => row.client.id === query.clientId)?.client.name

  return (
    <search className={styles.filters}>
      {!wide && (
        <Button
          size="touch"
          icon={SlidersHorizontal}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {filters > 0 ? t('filtersSet', { set: filters }) : t('filters')}
        </Button>
      )}
      {query.clientId !== null && (
        <Button size={size} endIcon={X} onClick={() => change({ clientId: null })}>
          {t('client')}: {client ?? query.clientId}
        </Button>
      )}
      {(wide || unfolded) && (
        <>
          {select('managerId', t('manager'), keepers.data?.managers ?? [], true)}
          {select(
            'port',
            t('port'),
            ports.map((port) => ({ value: port, label: port })),
          )}
          {select(
            'voyageId',
            t('voyage'),
            (voyages.data?.voyages ?? []).map((one) => ({ value: one.id, label: voyageName(one) })),
            true,
          )}
          {select(
            'paid',
            t('paidHead'),
            paidStates.map((value) => ({ value, label: t(`paid.${value}`) })),
          )}
          {select(
            'missing',
            t('missingHead'),
            missingParts.map((value) => ({ value, label: t(`missing.${value}`) })),
          )}
          <DateRange
            size={size}
            label={t('dates')}
            placeholder={t('dates')}
            fromLabel={t('money:purchases.from')}
            toLabel={t('money:purchases.to')}
            clearLabel={t('common:actions.clear')}
            invalidText={t('money:purchases.dateInvalid')}
            locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
            today={today}
            min={addDays(today, -1096)}
            max={today}
            value={{ from: query.dateFrom, to: query.dateTo }}
            onChange={({ from, to }) => change({ dateFrom: from, dateTo: to })}
          />
        </>
      )}
      <SearchField
        ref={searchRef}
        className={styles.search}
        size={size}
        label={t('search')}
        placeholder={t('search')}
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
      {children}
    </search>
  )
}

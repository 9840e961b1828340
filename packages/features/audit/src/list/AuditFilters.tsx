import { useAuditActorsQuery } from '@seriba/api/manager/audit'
import { auditEntities } from '@seriba/domain/audit/audit-log'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import type { Language } from '@seriba/i18n'
import { Button } from '@seriba/ui/Button'
import { Checkbox } from '@seriba/ui/Checkbox'
import { DateRange } from '@seriba/ui/DateRange'
import { InFieldSelect, type SelectTexts } from '@seriba/ui/InFieldSelect'
import { KeyCap } from '@seriba/ui/KeyCap'
import { SearchField } from '@seriba/ui/SearchField'
import { useWide } from '@seriba/ui/use-wide'
import { SlidersHorizontal } from 'lucide-react'
import { type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAuditWords } from '../words/use-audit-words.ts'
import styles from './audit.module.css'
import type { AuditModel } from './audit-query.ts'
import { ExportButtons } from './ExportButtons.tsx'

const locales: Record<Language, string> = { en: 'en-US', ru: 'ru-RU' }
/** How far back days can be chosen. */
const tenYears = 3653

type AuditFiltersProps = { model: AuditModel; searchRef: Ref<HTMLInputElement> }

/** When, who, what and how much; folded where there is little room. */
export function AuditFilters({ model, searchRef }: AuditFiltersProps) {
  const { t, i18n } = useTranslation(['audit', 'money', 'common'])
  const { query, change, filters } = model
  const wide = useWide()
  const words = useAuditWords()
  const { data: actors = [] } = useAuditActorsQuery()
  const [unfolded, setUnfolded] = useState(false)
  const [typed, setTyped] = useState(query.search)
  useEffect(() => setTyped(query.search), [query.search])
  const size = wide ? 'md' : 'touch'
  const today = jstDay(new Date())
  const texts: SelectTexts = {
    empty: t('common:select.all'),
    selected: (count) => t('common:select.selected', { count }),
    search: t('audit:keys.search'),
    clear: t('common:actions.clear'),
    noResults: t('common:empty.results'),
    loading: t('common:loading'),
  }
  const shown = wide || unfolded
  return (
    <search className={styles.filters}>
      {!wide && (
        <Button
          size="touch"
          icon={SlidersHorizontal}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('audit:filters.open')} {filters > 0 && filters}
        </Button>
      )}
      {shown && (
        <>
          <DateRange
            className={styles.dates}
            size={size}
            label={t('audit:filters.dates')}
            placeholder={t('audit:filters.dates')}
            fromLabel={t('money:purchases.from')}
            toLabel={t('money:purchases.to')}
            clearLabel={t('common:actions.clear')}
            invalidText={t('money:purchases.dateInvalid')}
            locale={locales[i18n.language as Language] ?? locales.en}
            today={today}
            min={addDays(today, -tenYears)}
            max={today}
            value={{ from: query.dateFrom, to: query.dateTo }}
            onChange={({ from, to }) => change({ dateFrom: from, dateTo: to })}
          />
          <InFieldSelect
            className={styles.select}
            mode="single"
            size={size}
            label={t('audit:filters.who')}
            options={actors.map(({ value, label }) => ({ value: String(value), label }))}
            value={query.actorId === null ? [] : [String(query.actorId)]}
            selectedLabel={query.actorId === null ? undefined : String(query.actorId)}
            texts={texts}
            onChange={([id]) => change({ actorId: id === undefined ? null : Number(id) })}
          />
          <InFieldSelect
            className={styles.select}
            mode="single"
            size={size}
            label={t('audit:filters.object')}
            options={auditEntities.map((value) => ({ value, label: words.entity(value) }))}
            value={query.entity === null ? [] : [query.entity]}
            selectedLabel={query.entity ?? undefined}
            texts={texts}
            onChange={([entity]) => change({ entity: entity ?? null, entityId: null })}
          />
          <Checkbox
            checked={query.moneyOnly}
            onChange={({ target }) => change({ moneyOnly: target.checked })}
          >
            {t('audit:filters.money')}
          </Checkbox>
        </>
      )}
      <SearchField
        ref={searchRef}
        className={styles.search}
        size={size}
        label={t('audit:search')}
        placeholder={t('audit:search')}
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
      {shown && <ExportButtons query={query} />}
    </search>
  )
}

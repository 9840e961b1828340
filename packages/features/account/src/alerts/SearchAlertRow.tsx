import { toApiError } from '@seriba/api/api-error'
import { useUpdateSearchMutation } from '@seriba/api/shared/searches'
import type { SavedSearch } from '@seriba/contracts/searches'
import { pageTypes } from '@seriba/domain/lots/page-types'
import {
  type CeilingBasis,
  canAlertAtOnce,
  ceilingBasesOf,
  largestCeiling,
} from '@seriba/domain/searches/price-ceiling'
import { AmountField } from '@seriba/ui/AmountField'
import { Select } from '@seriba/ui/Select'
import { TextLink } from '@seriba/ui/TextLink'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './alerts.module.css'

const paces = ['off', 'daily', 'instant'] as const
type Pace = (typeof paces)[number]

const paceOf = ({ dailyEmail, instant }: SavedSearch): Pace =>
  instant ? 'instant' : dailyEmail ? 'daily' : 'off'

/**
 * One search: how often it sends notifications, and up to which price. Changes are saved right away; a refusal is
 * shown in the row.
 */
export function SearchAlertRow({ search }: { search: SavedSearch }) {
  const { t } = useTranslation(['alerts', 'refusal'])
  const [update, { error, originalArgs }] = useUpdateSearchMutation()
  const [typed, setTyped] = useState<number | null | undefined>(undefined)
  const bases = ceilingBasesOf(search.type)
  const by = search.ceiling?.by ?? 'start'
  const offered = paces.filter((pace) => pace !== 'instant' || canAlertAtOnce(search.type).ok)
  const amount = typed === undefined ? (search.ceiling?.yen ?? null) : typed

  const setPace = (pace: Pace) =>
    void update({ id: search.id, dailyEmail: pace === 'daily', instant: pace === 'instant' })
  const setCeiling = (yen: number | null, basis: CeilingBasis = by) =>
    void update({
      id: search.id,
      ceiling: yen === null || yen === 0 ? null : { by: basis, yen: Math.min(yen, largestCeiling) },
    })
  const leave = () => {
    if (typed === undefined) return
    setTyped(undefined)
    if (typed !== (search.ceiling?.yen ?? null)) setCeiling(typed)
  }
  const { path } = pageTypes[search.type]
  return (
    <li className={styles.search}>
      <TextLink
        className={styles.searchName}
        render={(props) => <Link {...props} to={{ pathname: path, search: search.params }} />}
      >
        {search.name}
      </TextLink>
      <Select
        label={t('alerts:sendOf', { title: search.name })}
        labelHidden
        options={offered.map((value) => ({ value, label: t(`alerts:pace.${value}`) }))}
        value={paceOf(search)}
        onChange={setPace}
      />
      {bases.length > 1 ? (
        <Select
          label={t('alerts:ceilingByOf', { title: search.name })}
          labelHidden
          options={bases.map((value) => ({ value, label: t(`alerts:ceiling.${value}`) }))}
          value={by}
          onChange={(basis) => search.ceiling && setCeiling(search.ceiling.yen, basis)}
          disabled={search.ceiling === null}
        />
      ) : (
        <span className={styles.basis}>{t('alerts:ceiling.start')}</span>
      )}
      <AmountField
        label={t('alerts:ceilingOf', { title: search.name })}
        labelHidden
        placeholder={t('alerts:anyPrice')}
        value={amount}
        onChange={setTyped}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
      {error && originalArgs?.id === search.id && (
        <p role="alert" className={styles.searchError}>
          {t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}
        </p>
      )}
    </li>
  )
}

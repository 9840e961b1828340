import { asksForRegime } from '@seriba/domain/landed-cost/cost-document'
import { regimes } from '@seriba/domain/landed-cost/cost-source'
import { Note } from '@seriba/ui/Note'
import { Select } from '@seriba/ui/Select'
import { memo } from 'react'
import styles from './costs.module.css'
import { ownRate, useCostWords } from './use-cost-words.ts'
import type { ReadyCosts } from './use-costs.ts'

const none = '-'

type CostChooserProps = { costs: ReadyCosts; touch: boolean }

/** The port that is remembered, the currency next to yen, and the kind of importer if the country asks for it. */
export const CostChooser = memo(function CostChooser({ costs, touch }: CostChooserProps) {
  const { t, named } = useCostWords()
  const { choices, choose, estimator } = costs
  const { tables, countries, ports } = costs.costs.document
  const size = touch ? 'touch' : 'sm'
  const country = tables.ports[estimator.port ?? '']?.country
  /** A currency that was chosen while there was a rate for it. */
  const unrated = ownRate(costs) ? null : choices.currency
  const options = Object.entries(tables.ports)
    .map(([value, { country }]) => ({
      value,
      label: `${named(ports[value]?.names)}, ${named(countries[country]?.names)}`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return (
    <>
      <div className={styles.head}>
        <h3>{t('title')}</h3>
        <Select
          label={t('port')}
          labelHidden
          size={size}
          className={styles.port}
          placeholder={t('choosePort')}
          options={[{ value: none, label: t('noPort') }, ...options]}
          value={estimator.port}
          onChange={(value) => choose({ port: value === none ? null : value })}
        />
        <Select
          label={t('currency')}
          labelHidden
          size={size}
          className={styles.currency}
          options={[
            { value: none, label: '¥', content: <span title={t('yenOnly')}>¥</span> },
            ...[
              ...costs.costs.rates.map(({ currency }) => currency),
              ...(unrated === null ? [] : [unrated]),
            ].map((value) => ({ value, label: value })),
          ]}
          value={choices.currency ?? none}
          onChange={(value) => choose({ currency: value === none ? null : value })}
        />
        {country !== undefined && asksForRegime(costs.costs.document, country) && (
          <Select
            label={t('regimeLabel')}
            labelHidden
            size={size}
            className={styles.regime}
            options={regimes.map((value) => ({ value, label: t(`regime.${value}`) }))}
            value={choices.regime}
            onChange={(regime) => choose({ regime })}
          />
        )}
      </div>
      {unrated !== null && <p className={styles.amber}>{t('own.none', { currency: unrated })}</p>}
      {estimator.port === null && (
        <Note tone="orange" role="status">
          <b>{t('noPortTitle')}</b>
          <br />
          {t('noPortText')}
        </Note>
      )}
      {costs.isChoiceFailed && (
        <Note tone="orange" role="alert">
          {t('choiceFailed')}
        </Note>
      )}
    </>
  )
})

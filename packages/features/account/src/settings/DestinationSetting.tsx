import { useViewCostChoicesQuery } from '@seriba/api/shared/cost-choices'
import { useUpdateCostChoicesMutation } from '@seriba/api/shared/costs'
import type { CostChoices } from '@seriba/contracts/costs'
import { regimes } from '@seriba/domain/landed-cost/cost-source'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'

const none = '-'

/** The port that costs and import rules are worked out for, and how one imports there. Not offered without cost tables. */
export function DestinationSetting() {
  const { t, i18n } = useTranslation(['account', 'costs', 'common'])
  const { data } = useViewCostChoicesQuery()
  const [save, { isError, isLoading }] = useUpdateCostChoicesMutation()
  if (!data || data.ports.length === 0) return null
  const { choices, ports } = data
  const language = i18n.language === 'ru' ? 'ru' : 'en'
  const own = ports.find(({ value }) => value === choices.port)
  const options = ports
    .map(({ value, names, country }) => ({ value, label: `${names[language]}, ${country[language]}` }))
    .sort((a, b) => a.label.localeCompare(b.label))
  const change = (changed: Partial<CostChoices>) => void save({ ...choices, ...changed })
  return (
    <>
      <div className={styles.row}>
        <div aria-hidden>
          <p className={styles.name}>{t('settings.port')}</p>
          <p className={styles.remark}>{t('settings.portText')}</p>
        </div>
        <Select
          className={styles.place}
          label={t('settings.port')}
          labelHidden
          disabled={isLoading}
          error={isError ? t('common:failed.notChanged') : undefined}
          options={[{ value: none, label: t('costs:noPort') }, ...options]}
          value={own?.value ?? none}
          onChange={(value) => change({ port: value === none ? null : value })}
        />
      </div>
      {own?.asksForRegime && (
        <div className={styles.row}>
          <div aria-hidden>
            <p className={styles.name}>{t('costs:regimeLabel')}</p>
          </div>
          <Select
            className={styles.place}
            label={t('costs:regimeLabel')}
            labelHidden
            disabled={isLoading}
            options={regimes.map((value) => ({ value, label: t(`costs:regime.${value}`) }))}
            value={choices.regime}
            onChange={(regime) => change({ regime })}
          />
        </div>
      )}
    </>
  )
}

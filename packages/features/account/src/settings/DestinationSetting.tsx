import { useViewCostChoicesQuery } from '@seriba/api/shared/cost-choices'
import { useUpdateCostChoicesMutation } from '@seriba/api/shared/costs'
import type { CostChoices } from '@seriba/contracts/costs'
import { regimes } from '@seriba/domain/landed-cost/cost-source'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import { SelectSetting } from './SelectSetting.tsx'

const none = '-'

/**
 * The port for which costs and import rules are computed, and the kind of importer there. Not offered without cost
 * tables.
 */
export function DestinationSetting() {
  const { t, i18n } = useTranslation(['account', 'costs'])
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
  const shared = { wide: true, busy: isLoading, failed: isError }
  return (
    <>
      <SelectSetting
        {...shared}
        label={t('settings.port')}
        options={[{ value: none, label: t('costs:noPort') }, ...options]}
        value={own?.value ?? none}
        onChange={(value) => change({ port: value === none ? null : value })}
      >
        <p className={styles.remark}>{t('settings.portText')}</p>
      </SelectSetting>
      {own?.asksForRegime && (
        <SelectSetting
          {...shared}
          label={t('costs:regimeLabel')}
          options={regimes.map((value) => ({ value, label: t(`costs:regime.${value}`) }))}
          value={choices.regime}
          onChange={(regime) => change({ regime })}
        />
      )}
    </>
  )
}

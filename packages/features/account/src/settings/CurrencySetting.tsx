import { useUpdateCurrencyMutation, useViewRatesQuery } from '@seriba/api/shared/rates'
import { formatDay } from '@seriba/domain/format/date'
import { formatRate } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import { SelectSetting } from './SelectSetting.tsx'

const none = '-'

/** The currency that is shown next to yen, with the day of its rate. Not offered while there are no rates. */
export function CurrencySetting() {
  const { t } = useTranslation(['account', 'costs'])
  const { data } = useViewRatesQuery()
  const [save, { isError, isLoading }] = useUpdateCurrencyMutation()
  if (!data || data.rates.length === 0) return null
  const own = data.rates.find(({ currency }) => currency === data.own)
  /** A currency that was chosen while there was a rate for it. */
  const unrated = own ? null : data.own
  return (
    <SelectSetting
      label={t('settings.currency')}
      busy={isLoading}
      failed={isError}
      options={[
        { value: none, label: t('settings.currencyNone') },
        ...[...data.rates.map(({ currency }) => currency), ...(unrated === null ? [] : [unrated])].map(
          (value) => ({ value, label: value }),
        ),
      ]}
      value={data.own ?? none}
      onChange={(value) => void save({ currency: value === none ? null : value })}
    >
      <p className={styles.remark}>{t('settings.currencyText')}</p>
      {own && (
        <p className={styles.remark}>
          {t(own.stale ? 'settings.currencyStale' : 'settings.currencyRate', {
            currency: own.currency,
            rate: formatRate(own.yenPer),
            day: formatDay(own.day),
            source: t(`costs:own.source.${own.source}`),
          })}
        </p>
      )}
      {unrated !== null && <p className={styles.remark}>{t('costs:own.none', { currency: unrated })}</p>}
    </SelectSetting>
  )
}

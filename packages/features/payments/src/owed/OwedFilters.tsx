import { useListAccountManagersQuery } from '@seriba/api/manager/clients'
import { useCountryListQuery } from '@seriba/api/public/site'
import { serverNow } from '@seriba/api/server-clock'
import { owedAges } from '@seriba/domain/money/owed-ages'
import { jstDay } from '@seriba/domain/time/jst'
import { FilterSelect } from '@seriba/forms/FilterSelect'
import { DateField } from '@seriba/ui/DateField'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import type { PaymentsModel } from '../page/use-payments-query.ts'
import owed from './owed.module.css'

/** By which day, whose clients, how long they have owed, and where they are. */
export function OwedFilters({ model: { query, change } }: { model: PaymentsModel }) {
  const { t, i18n } = useTranslation('paymentsDesk')
  const wide = useWide()
  const today = jstDay(serverNow())
  const accountManagers = useListAccountManagersQuery()
  const countries = useCountryListQuery()
  return (
    <>
      <DateField
        className={owed.day}
        label={t('owed.day')}
        labelHidden
        openLabel={t('openCalendar')}
        size={wide ? 'md' : 'touch'}
        locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
        today={today}
        max={today}
        value={query.day || today}
        onChange={(value) => change({ day: value === today ? '' : (value ?? '') })}
      />
      <FilterSelect
        label={t('owed.manager')}
        options={accountManagers.data?.managers ?? []}
        value={query.managerId}
        onChange={(managerId) => change({ managerId })}
      />
      <FilterSelect
        label={t('owed.age')}
        options={owedAges.map((value) => ({ value, label: t(`owed.ages.${value}`) }))}
        value={query.age}
        onChange={(age) => change({ age })}
      />
      <FilterSelect
        label={t('owed.country')}
        options={countries.data?.countryList ?? []}
        value={query.countryId}
        onChange={(countryId) => change({ countryId })}
      />
    </>
  )
}

import { useViewWeekQuery } from '@seriba/api/shared/notification-list'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { Section } from '../profile/Section.tsx'
import styles from './notification-table.module.css'

const figures = ['sent', 'opened', 'held'] as const

type AlertWeekProps = {
  /** Whether the company has a bot. */
  telegram: boolean
}

/** What was sent in seven days by each channel; unknown numbers stay blank. */
export function AlertWeek({ telegram }: AlertWeekProps) {
  const { t } = useTranslation(['alerts', 'common'])
  const { data, isError, isFetching, refetch } = useViewWeekQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const channels = data?.channels.filter(({ channel }) => telegram || channel !== 'telegram')
  return (
    <Section title={t('alerts:week')} text={t('alerts:weekText')}>
      {channels ? (
        <table className={`${styles.table} ${styles.week}`}>
          <caption className="visually-hidden">{t('alerts:week')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('alerts:channel')}</th>
              {figures.map((name) => (
                <th key={name} scope="col">
                  {t(`alerts:${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {channels.map((row) => (
              <tr key={row.channel}>
                <th scope="row">{t(`alerts:${row.channel}`)}</th>
                {figures.map((name) => (
                  <td key={name} className="num">
                    {row[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : isError ? (
        <ErrorState
          title={t('common:failed.title')}
          retryLabel={t('common:actions.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={144} />
      )}
    </Section>
  )
}

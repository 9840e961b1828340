import type { UserDetail } from '@seriba/contracts/user'
import { urgentTopicsOf } from '@seriba/domain/notifications/choices'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Icon } from '@seriba/ui/Icon'
import { Note } from '@seriba/ui/Note'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useWide } from '@seriba/ui/use-wide'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import { Section } from '../profile/Section.tsx'
import { AlertWeek } from './AlertWeek.tsx'
import own from './alerts.module.css'
import { Channels } from './Channels.tsx'
import { NotificationList } from './NotificationList.tsx'
import { NotificationTable } from './NotificationTable.tsx'
import { QuietHours } from './QuietHours.tsx'
import { SearchAlerts } from './SearchAlerts.tsx'
import { useChannels } from './use-channels.ts'
import { useNotificationChoices } from './use-notification-choices.ts'

/** What a person is notified of, by which channel and when. */
export function AlertsPart({ detail }: { detail: UserDetail }) {
  const { t } = useTranslation(['alerts', 'account', 'common'])
  const wide = useWide()
  const channels = useChannels()
  const { choices, choose, ...state } = useNotificationChoices()
  const Choices = wide ? NotificationTable : NotificationList
  const events = (
    <Section
      title={t('account:notify.title')}
      text={t('alerts:choicesText')}
      action={
        <p role="status" className={styles.saved}>
          {state.saved && !state.saving && (
            <>
              <Icon icon={Check} size={14} />
              {t('common:saved')}
            </>
          )}
        </p>
      }
    >
      {state.failed && (
        <Note tone="red" role="alert">
          <b>{t('common:failed.title')}</b>
          <p>{t('common:failed.notChanged')}</p>
        </Note>
      )}
      {choices ? (
        <Choices
          detail={detail}
          off={choices.off}
          mailsOn={detail.bidEmailNotify}
          connected={channels.connected}
          offered={channels.offered}
          onChange={(off) => choose({ ...choices, off })}
        />
      ) : state.unread ? (
        <ErrorState
          title={t('common:failed.title')}
          retryLabel={t('common:actions.retry')}
          retrying={state.reading}
          onRetry={state.readAgain}
        />
      ) : (
        <Skeleton height={480} />
      )}
    </Section>
  )
  const quiet = choices ? (
    <QuietHours
      quiet={choices.quiet}
      urgent={urgentTopicsOf(detail)}
      onChange={(quiet) => choose({ ...choices, quiet })}
    />
  ) : (
    !state.unread && <Skeleton height={240} />
  )
  const week = <AlertWeek telegram={channels.data?.telegram != null} />
  if (!wide)
    return (
      <>
        {quiet}
        {events}
        <Channels detail={detail} channels={channels} />
        <SearchAlerts />
        {week}
      </>
    )
  return (
    <div className={own.alerts}>
      <div>
        {events}
        <SearchAlerts />
      </div>
      <div className={own.beside}>
        <Channels detail={detail} channels={channels} />
        {quiet}
        {week}
      </div>
    </div>
  )
}

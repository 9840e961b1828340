import type { UserDetail } from '@seriba/contracts/user'
import { isManager } from '@seriba/domain/access/actor'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Icon } from '@seriba/ui/Icon'
import { Note } from '@seriba/ui/Note'
import { Skeleton } from '@seriba/ui/Skeleton'
import { Switch } from '@seriba/ui/Switch'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import { Section } from '../profile/Section.tsx'
import { NotificationTable } from './NotificationTable.tsx'
import { QuietHours } from './QuietHours.tsx'
import { SoundSetting } from './SoundSetting.tsx'
import { useNotificationChoices } from './use-notification-choices.ts'
import type { useSettings } from './use-settings.ts'

type NotificationSettingsProps = { detail: UserDetail; settings: ReturnType<typeof useSettings> }

/** What somebody is told of, by which channel, and when. */
export function NotificationSettings({ detail, settings }: NotificationSettingsProps) {
  const { t } = useTranslation(['account', 'common'])
  const { choices, choose, ...state } = useNotificationChoices()
  const isSaving = settings.saving || state.saving
  const isFailed = settings.failed || state.failed
  const isSaved = !isSaving && !isFailed && (settings.saved || state.saved)
  return (
    <Section
      title={t('account:notify.title')}
      text={t('account:settings.text')}
      action={
        <p role="status" className={styles.saved}>
          {isSaved && (
            <>
              <Icon icon={Check} size={14} />
              {t('common:saved')}
            </>
          )}
        </p>
      }
    >
      {isFailed && (
        <Note tone="red" role="alert">
          <b>{t('common:failed.title')}</b>
          <p>{t('common:failed.notChanged')}</p>
        </Note>
      )}
      <div>
        <div className={styles.row}>
          <div aria-hidden>
            <p className={styles.name}>{t('account:settings.bidEmails')}</p>
            <p className={styles.remark}>
              {t(isManager(detail) ? 'account:settings.bidEmailsStaff' : 'account:settings.bidEmailsText')}
            </p>
          </div>
          <Switch
            aria-label={t('account:settings.bidEmails')}
            checked={settings.bidEmailNotify}
            onChange={(event) => settings.setNotify(event.target.checked)}
          />
        </div>
        {choices ? (
          <>
            <NotificationTable
              detail={detail}
              off={choices.off}
              mailsOn={settings.bidEmailNotify}
              onChange={(off) => choose({ ...choices, off })}
            />
            <QuietHours quiet={choices.quiet} onChange={(quiet) => choose({ ...choices, quiet })} />
          </>
        ) : state.unread ? (
          <ErrorState
            title={t('common:failed.title')}
            retryLabel={t('common:actions.retry')}
            retrying={state.reading}
            onRetry={state.readAgain}
          />
        ) : (
          <Skeleton height={288} />
        )}
        <SoundSetting />
      </div>
    </Section>
  )
}

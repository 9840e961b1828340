import type { UserDetail } from '@seriba/contracts/user'
import { isManager } from '@seriba/domain/access/actor'
import { Icon } from '@seriba/ui/Icon'
import { Note } from '@seriba/ui/Note'
import { Switch } from '@seriba/ui/Switch'
import { TextLink } from '@seriba/ui/TextLink'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from '../profile/ProfilePage.module.css'
import { Section } from '../profile/Section.tsx'
import { SoundSetting } from './SoundSetting.tsx'
import type { useSettings } from './use-settings.ts'

type BiddingEmailsProps = { detail: UserDetail; settings: ReturnType<typeof useSettings> }

/** Whether emails about bids are sent at all, and whether this device plays sounds; the rest is under Alerts. */
export function BiddingEmails({ detail, settings }: BiddingEmailsProps) {
  const { t } = useTranslation(['account', 'common'])
  const isSaved = !settings.saving && !settings.failed && settings.saved
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
      {settings.failed && (
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
        <SoundSetting />
        <p className={styles.row}>
          <TextLink render={(props) => <Link {...props} to="?tab=alerts" />}>
            {t('account:notify.all')}
          </TextLink>
        </p>
      </div>
    </Section>
  )
}

import type { UserDetail } from '@seriba/contracts/user'
import { languageIds, languageNames, languages } from '@seriba/i18n'
import { Icon } from '@seriba/ui/Icon'
import { Note } from '@seriba/ui/Note'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Switch } from '@seriba/ui/Switch'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import { Section } from '../profile/Section.tsx'
import { SoundSetting } from './SoundSetting.tsx'
import { TableSizeSetting } from './TableSizeSetting.tsx'
import { ThemeSetting } from './ThemeSetting.tsx'
import { useSettings } from './use-settings.ts'

/** How a person is told of his bids, and how the portal looks to him. */
export function SettingsPart({ detail }: { detail: UserDetail }) {
  const { t } = useTranslation(['account', 'common'])
  const { bidEmailNotify, languageName, saving, saved, failed, setNotify, setLanguage } = useSettings(detail)
  return (
    <>
      <Section
        title={t('account:settings.notifications')}
        text={t('account:settings.text')}
        action={
          <p role="status" className={styles.saved}>
            {saved && !saving && (
              <>
                <Icon icon={Check} size={14} />
                {t('common:saved')}
              </>
            )}
          </p>
        }
      >
        {failed && (
          <Note tone="red" role="alert">
            <b>{t('common:failed.title')}</b>
            <p>{t('common:failed.notChanged')}</p>
          </Note>
        )}
        <div>
          <div className={styles.row}>
            <div aria-hidden>
              <p className={styles.name}>{t('account:settings.bidEmails')}</p>
              <p className={styles.remark}>{t('account:settings.bidEmailsText')}</p>
            </div>
            <Switch
              aria-label={t('account:settings.bidEmails')}
              checked={bidEmailNotify}
              onChange={(event) => setNotify(event.target.checked)}
            />
          </div>
          <SoundSetting />
        </div>
      </Section>
      <Section title={t('account:settings.portal')} text={t('account:settings.portalText')}>
        <div>
          <div className={styles.row}>
            <div aria-hidden>
              <p className={styles.name}>{t('account:settings.language')}</p>
              <p className={styles.remark}>{t('account:settings.languageText')}</p>
            </div>
            <SegmentedControl
              size="md"
              label={t('account:settings.language')}
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
              value={languageName}
              onChange={(language) => setLanguage(languageIds[language])}
            />
          </div>
          <ThemeSetting />
          <TableSizeSetting />
        </div>
      </Section>
    </>
  )
}

import type { UserDetail } from '@seriba/contracts/user'
import { isBuyer } from '@seriba/domain/access/actor'
import { languageIds, languageNames } from '@seriba/i18n'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import { Section } from '../profile/Section.tsx'
import { BiddingEmails } from './BiddingEmails.tsx'
import { CalendarSetting } from './CalendarSetting.tsx'
import { CurrencySetting } from './CurrencySetting.tsx'
import { DestinationSetting } from './DestinationSetting.tsx'
import { TableSizeSetting } from './TableSizeSetting.tsx'
import { ThemeSetting } from './ThemeSetting.tsx'
import { useChoosableLanguages } from './use-choosable-languages.ts'
import { useSettings } from './use-settings.ts'

/** How a person is notified of their bids, and how the portal looks for them. */
export function SettingsPart({ detail }: { detail: UserDetail }) {
  const { t } = useTranslation('account')
  const settings = useSettings(detail)
  const languages = useChoosableLanguages(detail)
  return (
    <>
      <BiddingEmails detail={detail} settings={settings} />
      <Section title={t('settings.portal')} text={t('settings.portalText')}>
        <div>
          {languages.length > 1 && (
            <div className={styles.row}>
              <div aria-hidden>
                <p className={styles.name}>{t('settings.language')}</p>
                <p className={styles.remark}>{t('settings.languageText')}</p>
              </div>
              <SegmentedControl
                size="md"
                label={t('settings.language')}
                options={languages.map((value) => ({ value, label: languageNames[value] }))}
                value={settings.languageName}
                onChange={(language) => settings.setLanguage(languageIds[language])}
              />
            </div>
          )}
          <ThemeSetting />
          <TableSizeSetting />
          {isBuyer(detail) && <DestinationSetting />}
          {isBuyer(detail) && <CurrencySetting />}
        </div>
      </Section>
      {isBuyer(detail) && <CalendarSetting />}
    </>
  )
}

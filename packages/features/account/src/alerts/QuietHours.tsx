import type { NotificationChoices, UrgentTopic } from '@seriba/domain/notifications/choices'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Note } from '@seriba/ui/Note'
import { Switch } from '@seriba/ui/Switch'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import { Section } from '../profile/Section.tsx'
import { hallHours, quietHallHours } from './hall-hours.ts'
import own from './notification-table.module.css'
import { QuietBand } from './QuietBand.tsx'
import { TimeOfDayField } from './TimeOfDayField.tsx'

type Quiet = NotificationChoices['quiet']
type QuietHoursProps = {
  quiet: Quiet
  /** Which of their topics may get through. */
  urgent: readonly UrgentTopic[]
  onChange: (quiet: Quiet) => void
}

/** When nobody is woken, in the sleeper’s time zone, and which part of Japan's auction day falls into it. */
export function QuietHours({ quiet, urgent, onChange }: QuietHoursProps) {
  const { t, i18n } = useTranslation(['account', 'alerts'])
  const edge = (name: 'from' | 'to') => (
    <TimeOfDayField
      label={t(`account:notify.${name}`)}
      minute={quiet[name]}
      onChange={(minute) => onChange({ ...quiet, [name]: minute })}
    />
  )
  const topics = new Intl.ListFormat(i18n.language).format(
    urgent.map((topic) => t(`alerts:urgentTopic.${topic}`)),
  )
  const halls = hallHours(new Date())
  const hours = quietHallHours(quiet, halls)
  return (
    <Section title={t('account:notify.quiet')} text={t('account:notify.quietText')}>
      <div className={`${styles.row} ${own.wraps}`}>
        <div aria-hidden>
          <p className={styles.name}>{t('account:notify.quiet')}</p>
          <p className={styles.remark}>{Intl.DateTimeFormat().resolvedOptions().timeZone}</p>
        </div>
        <fieldset className={own.quiet}>
          <legend className="visually-hidden">{t('account:notify.quiet')}</legend>
          {edge('from')}
          <span aria-hidden>–</span>
          {edge('to')}
          <Switch
            aria-label={t('account:notify.quiet')}
            checked={quiet.on}
            onChange={(event) => onChange({ ...quiet, on: event.target.checked })}
          />
        </fieldset>
      </div>
      <QuietBand quiet={quiet} halls={halls} />
      {quiet.on && hours > 0 && (
        <Note tone="orange">{t('alerts:quietHalls', { from: halls.from, to: halls.to, count: hours })}</Note>
      )}
      <Checkbox
        checked={quiet.urgent}
        disabled={!quiet.on}
        onChange={(event) => onChange({ ...quiet, urgent: event.target.checked })}
      >
        {t('alerts:urgent', { topics })}
      </Checkbox>
    </Section>
  )
}

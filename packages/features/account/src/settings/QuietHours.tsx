import type { QuietHours as Quiet } from '@seriba/domain/notifications/quiet-hours'
import { Switch } from '@seriba/ui/Switch'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import own from './notification-table.module.css'
import { TimeOfDayField } from './TimeOfDayField.tsx'

type QuietHoursProps = { quiet: Quiet; onChange: (quiet: Quiet) => void }

/** When nothing sounds, by the clock of whoever listens. */
export function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const { t } = useTranslation('account')
  const edge = (name: 'from' | 'to') => (
    <TimeOfDayField
      label={t(`notify.${name}`)}
      minute={quiet[name]}
      onChange={(minute) => onChange({ ...quiet, [name]: minute })}
    />
  )
  return (
    <div className={`${styles.row} ${own.wraps}`}>
      <div aria-hidden>
        <p className={styles.name}>{t('notify.quiet')}</p>
        <p className={styles.remark}>{t('notify.quietText')}</p>
      </div>
      <fieldset className={own.quiet}>
        <legend className="visually-hidden">{t('notify.quiet')}</legend>
        {edge('from')}
        <span aria-hidden>–</span>
        {edge('to')}
        <Switch
          aria-label={t('notify.quiet')}
          checked={quiet.on}
          onChange={(event) => onChange({ ...quiet, on: event.target.checked })}
        />
      </fieldset>
    </div>
  )
}

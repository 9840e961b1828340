import { areSoundsOn, onSoundChoice, setSounds } from '@seriba/api/sound-choice'
import { Switch } from '@seriba/ui/Switch'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'

/** Whether events play sounds here: a setting of this device, not of the account. */
export function SoundSetting() {
  const { t } = useTranslation('account')
  const on = useSyncExternalStore(onSoundChoice, areSoundsOn)
  return (
    <div className={styles.row}>
      <div aria-hidden>
        <p className={styles.name}>{t('settings.sounds')}</p>
        <p className={styles.remark}>{t('settings.soundsText')}</p>
      </div>
      <Switch
        aria-label={t('settings.sounds')}
        checked={on}
        onChange={(event) => setSounds(event.target.checked)}
      />
    </div>
  )
}

import { formatSeconds } from '@seriba/domain/format/seconds'
import { TextButton } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import styles from '../guest/guest.module.css'
import { useCountdown } from './use-countdown.ts'

const pauseSeconds = 60

/** For people whom the email did not reach; it can be sent again after a minute. */
export function SendAgain({ pending, onSend }: { pending: boolean; onSend: () => void }) {
  const { t } = useTranslation('account')
  const { left, restart } = useCountdown(pauseSeconds)

  function send() {
    onSend()
    restart()
  }

  return (
    <p className={styles.small}>
      {t('forgot.noLetter')}{' '}
      <TextButton disabled={left > 0 || pending} onClick={send}>
        {t('forgot.again')}
      </TextButton>
      {left > 0 && <span className="tabular"> {t('forgot.in', { time: formatSeconds(left) })}</span>}
    </p>
  )
}

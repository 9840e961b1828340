import { useRevokeShareMutation } from '@seriba/api/shared/lot'
import { formatDateTime } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { useTranslation } from 'react-i18next'
import styles from './share.module.css'

type StopSharingProps = {
  share: Parameters<ReturnType<typeof useRevokeShareMutation>[0]>[0]
  until: string
  onStopped: () => void
}

/** How long the link works, and a way to end it sooner. */
export function StopSharing({ share, until, onStopped }: StopSharingProps) {
  const { t } = useTranslation('lot')
  const [revoke, { isLoading, isError }] = useRevokeShareMutation()
  const stop = async () => {
    const answer = await revoke(share)
    if (!answer.error) onStopped()
  }
  return (
    <>
      <p className={styles.code}>
        {t('share.validUntil')} <b className="num">{formatDateTime(until)}</b>
      </p>
      {isError && <p role="alert">{t('share.stopFailed')}</p>}
      <Button block variant="quiet-danger" busy={isLoading} onClick={() => void stop()}>
        {t('share.stop')}
      </Button>
    </>
  )
}

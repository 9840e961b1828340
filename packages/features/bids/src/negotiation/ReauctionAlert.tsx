import { toApiError } from '@seriba/api/api-error'
import { useEarlierAuctionsQuery, useWatchCarMutation } from '@seriba/api/shared/price-evidence'
import type { NegotiatedBid } from '@seriba/contracts/negotiations'
import { pageTypeOfBid } from '@seriba/domain/lots/page-types'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './negotiation.module.css'

/** A car that was not bought often returns: one click notifies its bidder when it does. */
export function ReauctionAlert({ lotType, lotId: id }: Pick<NegotiatedBid, 'lotType' | 'lotId'>) {
  const { t } = useTranslation(['negotiation', 'refusal'])
  const pageType = pageTypeOfBid(lotType, 'live')
  const { data } = useEarlierAuctionsQuery({ pageType, id })
  const [watch, { isLoading, error }] = useWatchCarMutation()
  // Without a whole chassis number, the car cannot be recognized.
  if (!data || data.watched === null) return null
  const { watched } = data
  const failed = toApiError(error)
  return (
    <div className={styles.again}>
      {watched && <p role="status">{t('again.on')}</p>}
      <Button icon={BellRing} busy={isLoading} onClick={() => void watch({ pageType, id, on: !watched })}>
        {t(watched ? 'again.stop' : 'again.start')}
      </Button>
      {failed && failed.status !== 401 && (
        <Note tone="red" role="alert">
          {t(`refusal:${failed.code}`)}
        </Note>
      )}
    </div>
  )
}

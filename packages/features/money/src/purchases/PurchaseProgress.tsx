import { type PurchaseStatusName, purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { useTranslation } from 'react-i18next'
import styles from './purchases.module.css'

type Tone = 'gray' | 'ink' | 'orange' | 'green' | 'red'

/** How far a vehicle has got, out of five; null if it goes no further. */
const progress: Record<PurchaseStatusName, { step: number | null; tone: Tone }> = {
  processing: { step: 0, tone: 'gray' },
  domesticTransport: { step: 1, tone: 'ink' },
  waitingShip: { step: 2, tone: 'orange' },
  waitingLoading: { step: 3, tone: 'orange' },
  inTransit: { step: 4, tone: 'ink' },
  delivered: { step: 5, tone: 'green' },
  shippingCancelled: { step: null, tone: 'red' },
  purchaseCancelled: { step: null, tone: 'gray' },
  auctionResale: { step: null, tone: 'gray' },
}

const steps = [1, 2, 3, 4, 5]

/** A purchase's status in words, above its progress. */
export function PurchaseProgress({ status }: { status: number | null }) {
  const { t } = useTranslation('money')
  const name = purchaseStatusName(status)
  const { step, tone } = progress[name]
  return (
    <>
      <span className={styles.status} data-tone={tone}>
        {t(`purchaseStatus.${name}`)}
      </span>
      {step !== null && (
        <span
          role="img"
          aria-label={t('purchases.progress', { step })}
          className={styles.progress}
          data-done={step === steps.length || undefined}
        >
          {steps.map((at) => (
            <i key={at} data-on={at <= step || undefined} />
          ))}
        </span>
      )}
    </>
  )
}

import { TextButton } from '@seriba/ui/TextLink'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BidLot } from '../bid-panel/bid-lot.ts'
import styles from './cancel-bid.module.css'

const load = () => import('./CancelDialogs.tsx')
const CancelDialogs = lazy(() => load().then((module) => ({ default: module.CancelDialogs })))

type CancelBidButtonProps = { lot: BidLot; bidId: number; order: boolean }

/** Stays where it is when it is too late to cancel, and then says whom to ask. */
export function CancelBidButton({ lot, bidId, order }: CancelBidButtonProps) {
  const { t } = useTranslation('bids')
  const [open, setOpen] = useState(false)
  return (
    <>
      <TextButton className={styles.cancel} onFocus={() => void load()} onClick={() => setOpen(true)}>
        {order ? t('mine.cancelOrder') : t('mine.cancel')}
      </TextButton>
      {open && (
        <Suspense>
          <CancelDialogs lot={lot} bidId={bidId} order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

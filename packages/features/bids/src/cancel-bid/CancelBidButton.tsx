import { useAppSelector } from '@seriba/api/hooks'
import { selectConnectionLost } from '@seriba/api/notifications-slice'
import { serverNow } from '@seriba/api/server-clock'
import { timeLeft } from '@seriba/domain/time/time-left'
import { IconButton } from '@seriba/ui/IconButton'
import { TextButton } from '@seriba/ui/TextLink'
import { useNow } from '@seriba/ui/use-now'
import { X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './cancel-bid.module.css'
import type { CancellableBid } from './cancellable.ts'

const load = () => import('./CancelDialogs.tsx')
const CancelDialogs = lazy(() => load().then((module) => ({ default: module.CancelDialogs })))

type CancelBidButtonProps = {
  bid: CancellableBid
  /** A cross, if a row has no room for words. */
  small?: boolean
}

/** Stays visible when it is too late to cancel, and then says whom to ask. */
export function CancelBidButton({ bid, small }: CancelBidButtonProps) {
  const { t } = useTranslation(['bids', 'withdrawal'])
  const [open, setOpen] = useState(false)
  const { lotNo } = bid
  const asks = bid.mayAsk && !bid.allowed
  const left = timeLeft(bid.until ?? new Date(0), useNow(15_000, serverNow))
  const cancelBid =
    left.unit === 'minutes' ? t('mine.cancelLeft', { minutes: left.minutes }) : t('mine.cancel')
  const said = asks ? t('withdrawal:askTo') : bid.order ? t('mine.cancelOrder') : cancelBid
  const name = asks
    ? t('withdrawal:askOf', { lotNo })
    : t(bid.order ? 'mine.cancelOrderOf' : 'mine.cancelOf', { lotNo })
  // A cancellation that arrives late must not count: it is not queued for later.
  if (useAppSelector(selectConnectionLost) && !open)
    return small ? (
      <IconButton icon={X} size="xs" label={`${name}: ${t('mine.needsConnection')}`} disabled />
    ) : (
      <span className={styles.waits}>{t('mine.needsConnection')}</span>
    )
  const act = { onFocus: () => void load(), onClick: () => setOpen(true) }
  return (
    <>
      {small ? (
        <IconButton icon={X} size="xs" label={name} {...act} />
      ) : (
        <TextButton className={styles.cancel} {...act}>
          {said}
        </TextButton>
      )}
      {open && (
        <Suspense>
          <CancelDialogs bid={bid} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

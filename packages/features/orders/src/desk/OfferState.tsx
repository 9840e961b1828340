import type { StaffOrder } from '@seriba/contracts/orders'
import { StatusBadge } from '../words/StatusBadge.tsx'
import { OfferLots } from './OfferLots.tsx'
import styles from './orders-page.module.css'

/** How many lots were offered, how many are waiting for an answer, and what was bought. */
export function OfferState({ order, size = 'sm' }: { order: StaffOrder; size?: 'sm' | 'touch' }) {
  const told = order.stage === 'offered' || order.stage === 'bought'
  return (
    <div className={styles.offers}>
      <OfferLots order={order} size={size} />
      {told && <StatusBadge order={order} />}
    </div>
  )
}

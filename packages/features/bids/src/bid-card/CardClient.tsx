import { useTranslation } from 'react-i18next'
import { UserName } from '../user-popover/UserName.tsx'
import styles from './BidCard.module.css'
import type { BidCardProps } from './bid-card-props.ts'

/** Whose bid it is, in lists with several clients. */
export function CardClient({ bid: { user }, side, mode }: Pick<BidCardProps, 'bid' | 'side' | 'mode'>) {
  const { t } = useTranslation('bids')
  // A client's own history only has their own bids.
  if (!user)
    return side === 'client' && mode === 'archive' ? null : (
      <p className={styles.client}>{t('list.ownBid')}</p>
    )
  return (
    <p className={styles.client}>
      <UserName user={user} />
      <span className="wraps">{user.company}</span>
    </p>
  )
}

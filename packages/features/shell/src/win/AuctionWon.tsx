import { useAppDispatch, useAppSelector } from '@seriba/api/hooks'
import { selectWins, winsSeen } from '@seriba/api/notifications-slice'
import { useUpdateNotificationStatusMutation } from '@seriba/api/shared/user'
import { roleIds } from '@seriba/domain/access/roles'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Celebration } from './Celebration.tsx'
import { WonLot } from './WonLot.tsx'
import styles from './win.module.css'

/**
 * Shows buyers what they have won until they react: by going to look at it, or by staying where they are, with the
 * work they had started there. Either way it counts as seen.
 */
export function AuctionWon({ roleId }: { roleId: number }) {
  const { t } = useTranslation('notifications')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const all = useAppSelector(selectWins)
  const order = all[0]?.lotType === 'stock'
  // Auctions that were won and orders that were confirmed are shown one after the other.
  const wins = all.filter(({ lotType }) => (lotType === 'stock') === order)
  const [markSeen] = useUpdateNotificationStatusMutation()

  function close() {
    const ids = wins.map(({ id }) => id)
    void markSeen({ ids })
    dispatch(winsSeen(ids))
  }

  function showMore() {
    void navigate({ pathname: roleId === roleIds.dealer ? '/dealer-bids' : '/bids', search: '?status=win' })
    close()
  }

  return (
    <Dialog
      isOpen={wins.length > 0}
      onClose={close}
      dismissable={false}
      banner={<Celebration />}
      title={t(order ? 'win.ordered' : 'win.title', { count: wins.length })}
      actions={
        <div className={styles.actions}>
          <Button variant="primary" size="lg" block onClick={showMore}>
            {t('win.moreDetails')}
          </Button>
          <Button variant="ghost" size="lg" block onClick={close}>
            {t('win.later')}
          </Button>
        </div>
      }
    >
      <p className={styles.next}>{t('win.description')}</p>
      <ul className={styles.list} data-scrolls={wins.length > 2 || undefined}>
        {wins.map((win) => (
          <WonLot key={win.id} win={win} />
        ))}
      </ul>
    </Dialog>
  )
}

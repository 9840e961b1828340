import type { PlacedBid } from '@seriba/contracts/bids'
import { bidsOfLotPath } from '@seriba/domain/bids/bid-lists'
import { formatMoney } from '@seriba/domain/format/number'
import { Button, LinkButton } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Icon } from '@seriba/ui/Icon'
import { Gavel } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BidStatusBadge } from '../bid-badge/BidStatusBadge.tsx'
import type { BidPanelModel } from '../bid-panel/use-bid-panel.ts'
import styles from './place-bid.module.css'

type PlacedProps = { model: BidPanelModel; bid: PlacedBid }

/** The bid has been placed: what happens next, and where to find it. */
export function Placed({ model, bid }: PlacedProps) {
  const { t } = useTranslation(['bids', 'common'])
  const { bidder, rules, finish } = model
  const { client } = bidder
  const order = rules.fixedPrice !== null
  const list =
    bidder.side === 'manager' ? bidsOfLotPath(model.lot.carCommonDetail.id, bid.bidId ?? undefined) : '/bids'

  return (
    <Dialog
      isOpen
      size="sm"
      onClose={() => finish()}
      closeLabel={t('common:actions.close')}
      title={
        order
          ? t('placed.titleOrder')
          : client
            ? t('placed.titleClient', { name: client.name })
            : t('placed.title')
      }
      actions={
        <>
          <LinkButton size="lg" render={(props) => <Link {...props} to={list} />}>
            {client ? t('placed.openManager') : t('placed.myBids')}
          </LinkButton>
          <Button variant="primary" size="lg" onClick={() => finish(client !== undefined)}>
            {client ? t('placed.anotherClient') : t('common:actions.done')}
          </Button>
        </>
      }
    >
      <div className={styles.placed}>
        <span className={styles.mark}>
          <Icon icon={Gavel} size={24} />
        </span>
        <b className={`num ${styles.placedAmount}`}>{formatMoney(bid.bidAmount)}</b>
        <BidStatusBadge status={bid.bidStatus} side={bidder.side} />
        <p>{order ? t('placed.textOrder') : client ? t('placed.textClient') : t('placed.text')}</p>
      </div>
    </Dialog>
  )
}

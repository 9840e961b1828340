import { formatMoney } from '@seriba/domain/format/number'
import { StickyBar } from '@seriba/ui/AppShell'
import { Button, LinkButton } from '@seriba/ui/Button'
import { Sheet } from '@seriba/ui/Sheet'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LotLine } from '../place-bid/LotLine.tsx'
import styles from './BidBar.module.css'
import type { BidPanelProps } from './bid-lot.ts'
import type { Bidder } from './bidder.ts'
import { PanelBody } from './PanelBody.tsx'
import { useBidPanel } from './use-bid-panel.ts'

/** At the bottom of small screens: the price and the button that opens the panel, which keeps what was typed. */
export function BidBar(props: BidPanelProps & { bidder: Bidder }) {
  const { t } = useTranslation(['bids', 'common'])
  const [open, setOpen] = useState(false)
  const model = useBidPanel(props)
  const { lot, stock, state } = model
  if (state === 'none') return null
  const { startPrice, soldPrice, won } = lot.bidInfo
  if (won) return <WonBar won={won} stock={stock} />
  const place = model.replacesOwn ? t('panel.replace') : t('panel.place')
  const action = state === 'ordered' ? t('mine.titleOrder') : stock ? t('panel.order') : place
  const closed = {
    finished: t('panel.finished'),
    sold: t('panel.sold'),
    closed: t('panel.closed'),
    limit: t('panel.limit'),
  }
  const reason = state in closed ? closed[state as keyof typeof closed] : null

  return (
    <StickyBar className={styles.bar}>
      <span className={styles.price}>
        <span>{stock ? t('panel.fixedPrice') : t('panel.startPrice')}</span>
        <b className="num">{formatMoney(stock ? soldPrice : startPrice)}</b>
      </span>
      {reason ? (
        <span className={styles.closed}>{reason}</span>
      ) : (
        <Button variant="primary" size="touch" className={styles.open} onClick={() => setOpen(true)}>
          {action}
        </Button>
      )}
      <Sheet
        isOpen={open}
        onClose={() => setOpen(false)}
        side="full"
        title={action}
        closeLabel={t('common:actions.close')}
      >
        <div className={styles.lot}>
          <LotLine lot={lot} />
        </div>
        <PanelBody model={model} touch />
      </Sheet>
    </StickyBar>
  )
}

/** For a lot the user has won: the price, and a link to the next step. */
function WonBar({
  won: { price, purchaseId },
  stock,
}: {
  stock: boolean
  won: NonNullable<BidPanelProps['lot']['bidInfo']['won']>
}) {
  const { t } = useTranslation('bids')
  return (
    <StickyBar className={styles.bar}>
      <span className={styles.price}>
        <span>{price === null ? t(stock ? 'won.titleOrder' : 'won.title') : t('panel.soldPrice')}</span>
        <b className="num">{price === null ? t('won.priceFollows') : formatMoney(price)}</b>
      </span>
      {purchaseId !== null && (
        <LinkButton
          variant="primary"
          size="touch"
          className={styles.open}
          render={(props) => <Link {...props} to={`/purchases/${purchaseId}`} />}
        >
          {t('won.purchase')}
        </LinkButton>
      )}
    </StickyBar>
  )
}

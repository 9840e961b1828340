import { useRivalsOfBidQuery } from '@seriba/api/manager/rival-bids'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { RankedBid } from '@seriba/contracts/rival-bids'
import { Checkbox } from '@seriba/ui/Checkbox'
import { KeyCap } from '@seriba/ui/KeyCap'
import { useTranslation } from 'react-i18next'
import { Ranks } from './Ranks.tsx'

type TrailingProps = {
  bid: Bid
  takeOut: RankedBid | null
  onTakeOut: (leader: RankedBid | null) => void
}

/** Whose bid is ahead of one that is to be handed over, and the way to take it out. */
export function Trailing({ bid, takeOut, onTakeOut }: TrailingProps) {
  const { t } = useTranslation('sameLot')
  const { data } = useRivalsOfBidQuery({ bidId: bid.bidId }, { refetchOnMountOrArgChange: true })
  const [leader] = data?.bids ?? []
  const isAhead = leader !== undefined && leader.bidId !== bid.bidId
  return (
    <>
      {data && <Ranks bids={data.bids} own={bid.bidId} />}
      {isAhead && (
        <Checkbox
          checked={takeOut !== null}
          onChange={({ target }) => onTakeOut(target.checked ? leader : null)}
        >
          {t('takeOut', { client: leader.client })}
        </Checkbox>
      )}
      <p aria-hidden>
        <KeyCap>2</KeyCap> <KeyCap>Enter</KeyCap> {t('keysSet')}, <KeyCap>Esc</KeyCap> {t('keysLeave')}
      </p>
    </>
  )
}

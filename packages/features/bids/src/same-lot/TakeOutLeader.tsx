import { useRivalsOfBidQuery } from '@seriba/api/manager/rival-bids'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { RankedBid } from '@seriba/contracts/rival-bids'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { Checkbox } from '@seriba/ui/Checkbox'
import { KeyCap } from '@seriba/ui/KeyCap'
import { useTranslation } from 'react-i18next'
import type { TakenOut } from '../bid-changes/use-bid-changes.ts'
import { Ranks } from './Ranks.tsx'

type TakeOutLeaderProps = {
  bid: Bid
  takeOut: readonly TakenOut[]
  onTakeOut: (bids: readonly TakenOut[]) => void
}

/** Whose bid ranks ahead of one that is to be handed over, with an option to take it out. */
export function TakeOutLeader({ bid, takeOut, onTakeOut }: TakeOutLeaderProps) {
  const { t } = useTranslation('sameLot')
  const { data } = useRivalsOfBidQuery({ bidId: bid.bidId }, { refetchOnMountOrArgChange: true })
  const [leader] = data?.bids ?? []
  const isAhead = leader !== undefined && leader.bidId !== bid.bidId
  return (
    <>
      {data && <Ranks bids={data.bids} own={bid.bidId} />}
      {isAhead && (
        <Checkbox
          checked={takeOut.length > 0}
          onChange={({ target }) => onTakeOut(target.checked ? [takenOut(leader)] : [])}
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

const takenOut = ({ bidId, clientId, client, bidAmount, bidStatus }: RankedBid): TakenOut => ({
  bidId,
  clientId,
  client,
  amount: bidAmount,
  from: bidStatus as BidStatus,
})

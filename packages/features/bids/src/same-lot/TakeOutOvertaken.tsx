import { useRivalsOfBidQuery } from '@seriba/api/manager/rival-bids'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { LeadingBid } from '@seriba/contracts/rival-bids'
import { Checkbox } from '@seriba/ui/Checkbox'
import { useTranslation } from 'react-i18next'
import type { TakenOut } from '../bid-changes/use-bid-changes.ts'
import { overtakenBy } from '../bid-changes/use-status-change.ts'
import { Ranks } from './Ranks.tsx'

type TakeOutOvertakenProps = {
  bid: Bid
  takeOut: readonly TakenOut[]
  onTakeOut: (bids: readonly TakenOut[]) => void
}

/** Whose bid stays at Bid behind a leader that is to be handed over, with an option to take it out. */
export function TakeOutOvertaken({ bid, takeOut, onTakeOut }: TakeOutOvertakenProps) {
  const { t } = useTranslation('sameLot')
  const { data } = useRivalsOfBidQuery({ bidId: bid.bidId }, { refetchOnMountOrArgChange: true })
  const overtaken = overtakenBy(bid)
  return (
    <>
      {data && <Ranks bids={data.bids} own={bid.bidId} />}
      <Checkbox
        checked={takeOut.length > 0}
        onChange={({ target }) => onTakeOut(target.checked ? overtaken : [])}
      >
        {t('takeOutOvertaken', { clients: clientsOf(overtaken) })}
      </Checkbox>
    </>
  )
}

export const clientsOf = (bids: readonly LeadingBid[]) => bids.map(({ client }) => client).join(', ')

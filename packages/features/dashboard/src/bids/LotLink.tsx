import type { DashboardBid } from '@seriba/contracts/dashboard'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type LotLinkProps = {
  bid: Pick<DashboardBid, 'lotNo' | 'lotType' | 'lotId' | 'maker' | 'model'>
  past?: boolean
}

/** A lot's number, which links to it, and its name. */
export function LotLink({ bid, past = false }: LotLinkProps) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <TextLink
        className="num"
        aria-label={t('openLot', { lotNo: bid.lotNo })}
        render={(props) => (
          <Link {...props} to={lotPathOf(bid.lotType, bid.lotId, past ? 'archive' : 'live')} />
        )}
      >
        {bid.lotNo}
      </TextLink>{' '}
      <b>
        {bid.maker} {bid.model}
      </b>
    </>
  )
}

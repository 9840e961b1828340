import type { BidInfo } from '@seriba/contracts/lot'
import { formatMoney } from '@seriba/domain/format/number'
import { Note } from '@seriba/ui/Note'
import { Trans, useTranslation } from 'react-i18next'
import type { Side } from '../shared/side.ts'

type CancellationRulesProps = {
  info: Pick<BidInfo, 'cancelDeadlineHour' | 'bidAdjustmentPrice'>
  order: boolean
  /** Staff see the client's rules. */
  side: Side
}

/** Until when a bid may be taken back, and by how much a manager may exceed it. */
export function CancellationRules({ info, order, side }: CancellationRulesProps) {
  const { t } = useTranslation('bids')
  const bold = { b: <b className="num" /> }
  if (order) return <Note>{t(`confirm.rules.${side}.order`)}</Note>
  return (
    <Note>
      {info.cancelDeadlineHour > 0 ? (
        <Trans
          t={t}
          i18nKey={`confirm.rules.${side}.until`}
          count={info.cancelDeadlineHour}
          components={bold}
        />
      ) : (
        t(`confirm.rules.${side}.untilStart`)
      )}
      {info.bidAdjustmentPrice > 0 && (
        <>
          {' '}
          <Trans
            t={t}
            i18nKey={`confirm.rules.${side}.overbid`}
            values={{ amount: formatMoney(info.bidAdjustmentPrice) }}
            components={bold}
          />
        </>
      )}
    </Note>
  )
}

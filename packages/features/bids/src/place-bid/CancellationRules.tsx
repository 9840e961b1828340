import type { BidInfo } from '@seriba/contracts/lot'
import { formatMoney } from '@seriba/domain/format/number'
import { Note } from '@seriba/ui/Note'
import { Trans, useTranslation } from 'react-i18next'

type CancellationRulesProps = {
  info: Pick<BidInfo, 'cancelDeadlineHour' | 'bidAdjustmentPrice'>
  order: boolean
}

/** Until when a bid may be taken back, and by how much a manager may go above it. */
export function CancellationRules({ info, order }: CancellationRulesProps) {
  const { t } = useTranslation('bids')
  const bold = { b: <b className="num" /> }
  if (order) return <Note>{t('confirm.orderBinds')}</Note>
  return (
    <Note>
      {info.cancelDeadlineHour > 0 ? (
        <Trans t={t} i18nKey="confirm.cancelUntil" count={info.cancelDeadlineHour} components={bold} />
      ) : (
        t('confirm.cancelUntilStart')
      )}
      {info.bidAdjustmentPrice > 0 && (
        <>
          {' '}
          <Trans
            t={t}
            i18nKey="confirm.overbid"
            values={{ amount: formatMoney(info.bidAdjustmentPrice) }}
            components={bold}
          />
        </>
      )}
    </Note>
  )
}

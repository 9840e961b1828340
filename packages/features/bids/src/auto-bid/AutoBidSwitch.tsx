import type { Bid } from '@seriba/contracts/bid-lists'
import { Switch } from '@seriba/ui/Switch'
import { useTranslation } from 'react-i18next'

type AutoBidSwitchProps = {
  bid: Bid
  /** Why it cannot be switched now. */
  error: string | undefined
  onSwitch: (on: boolean) => void
  children?: string | undefined
}

/** Whether the bid is sent to the hall to be placed automatically. */
export function AutoBidSwitch({ bid, error, onSwitch, children }: AutoBidSwitchProps) {
  const { t } = useTranslation('bids')
  return (
    <Switch
      tone="pink"
      spread={children !== undefined}
      aria-label={t('autoBid.label', { lotNo: bid.lotNo })}
      title={error}
      disabled={error !== undefined}
      checked={bid.autoBid}
      onChange={({ target }) => onSwitch(target.checked)}
    >
      {children}
    </Switch>
  )
}

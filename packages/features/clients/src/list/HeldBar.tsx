import type { BalanceInfo } from '@seriba/contracts/money'
import { heldShare, heldTone } from '@seriba/domain/clients/client-list'
import { Meter } from '@seriba/ui/Meter'
import { useTranslation } from 'react-i18next'

/** How much of what a client may spend his bids hold. */
export function HeldBar({ balance }: { balance: BalanceInfo }) {
  const { t } = useTranslation('clients')
  const share = heldShare(balance)
  return (
    <Meter
      share={share}
      tone={heldTone(share)}
      label={t('list.heldOf', { share: Math.round(share * 100) })}
    />
  )
}

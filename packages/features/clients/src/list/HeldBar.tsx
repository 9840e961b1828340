import type { BalanceInfo } from '@seriba/contracts/money'
import { creditUsage, creditUsageTone } from '@seriba/domain/clients/client-list'
import { Meter } from '@seriba/ui/Meter'
import { useTranslation } from 'react-i18next'

/** How much of what a client may spend is used by their bids. */
export function HeldBar({ balance }: { balance: BalanceInfo }) {
  const { t } = useTranslation('clients')
  const share = creditUsage(balance)
  return (
    <Meter
      share={share}
      tone={creditUsageTone(share)}
      label={t('list.heldOf', { share: Math.round(share * 100) })}
    />
  )
}

import type { BalanceInfo } from '@seriba/contracts/money'
import { heldShare } from '@seriba/domain/clients/client-list'
import { useTranslation } from 'react-i18next'
import { Meter } from '../shared/Meter.tsx'

/** How much of what a client may spend his bids hold. */
export function HeldBar({ balance }: { balance: BalanceInfo }) {
  const { t } = useTranslation('clients')
  const share = heldShare(balance)
  return <Meter share={share} label={t('list.heldOf', { share: Math.round(share * 100) })} />
}

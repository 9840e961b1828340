import { useClientCreditQuery } from '@seriba/api/manager/client-parts'
import type { BalanceInfo } from '@seriba/contracts/money'
import { useCreditParts } from '@seriba/i18n/use-credit-parts'
import { Breakdown } from '@seriba/ui/Breakdown'

type CreditPartsProps = { userId: number; balance: BalanceInfo }

/** What makes up a client's active bids: as parts of all that they may owe, and in figures. */
export function CreditParts({ userId, balance }: CreditPartsProps) {
  const { data } = useClientCreditQuery({ id: userId })
  return <Breakdown {...useCreditParts(data?.parts ?? [], balance)} />
}

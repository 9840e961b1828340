import { useClientCreditQuery } from '@seriba/api/manager/client-parts'
import type { BalanceInfo } from '@seriba/contracts/money'
import { useCreditParts } from '@seriba/i18n/use-credit-parts'
import { Breakdown } from '@seriba/ui/Breakdown'

type CreditPartsProps = { userId: number; balance: BalanceInfo }

/** What a client's active bids consist of: as parts of everything that they may owe, and in figures. */
export function CreditParts({ userId, balance }: CreditPartsProps) {
  const { data } = useClientCreditQuery({ id: userId })
  return <Breakdown {...useCreditParts(data?.parts ?? [], balance)} />
}

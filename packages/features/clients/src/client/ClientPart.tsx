import type { ClientView } from '@seriba/contracts/client-view'
import { lazy } from 'react'
import type { ClientSlots } from './client-slots.ts'
import type { ClientTab } from './client-tabs.ts'
import { Overview } from './Overview.tsx'

const PurchasesPart = lazy(() =>
  import('../trade/PurchasesPart.tsx').then((module) => ({ default: module.PurchasesPart })),
)
const LedgerPart = lazy(() =>
  import('../trade/LedgerPart.tsx').then((module) => ({ default: module.LedgerPart })),
)
const PapersPart = lazy(() =>
  import('../papers/PapersPart.tsx').then((module) => ({ default: module.PapersPart })),
)
const AccessPart = lazy(() =>
  import('../access/AccessPart.tsx').then((module) => ({ default: module.AccessPart })),
)
const SessionsPart = lazy(() =>
  import('../sessions/SessionsPart.tsx').then((module) => ({ default: module.SessionsPart })),
)
const HistoryPart = lazy(() =>
  import('../history/HistoryPart.tsx').then((module) => ({ default: module.HistoryPart })),
)

type ClientPartProps = { tab: ClientTab; client: ClientView; slots: ClientSlots }

/** The selected part; its code is loaded with it. */
export function ClientPart({ tab, client, slots }: ClientPartProps) {
  const { detail } = client
  const { userId } = detail
  switch (tab) {
    case 'overview':
      return <Overview client={client} bids={slots.bids({ userId, ...client.bids })} />
    case 'bids':
      return slots.allBids({ userId })
    case 'purchases':
      return <PurchasesPart userId={userId} />
    case 'ledger':
      return <LedgerPart client={client} />
    case 'documents':
      return <PapersPart detail={detail} />
    case 'access':
      return <AccessPart client={client} security={slots.security?.({ userId })} />
    case 'sessions':
      return <SessionsPart detail={detail} security={slots.security?.({ userId })} />
    case 'history':
      return <HistoryPart userId={userId} />
    case 'api':
      return slots.api?.({ userId })
  }
}

import type { ClientView } from '@seriba/contracts/client-view'

/** The parts of a client's page, in their order; the address names the one that is shown. */
export const clientTabs = [
  'overview',
  'bids',
  'purchases',
  'ledger',
  'documents',
  'access',
  'sessions',
  'history',
] as const
export type ClientTab = (typeof clientTabs)[number]

export const tabOf = (text: string | null): ClientTab => clientTabs.find((tab) => tab === text) ?? 'overview'

/** How much each has to read; an overview is not counted. */
export const countOf = (tab: ClientTab, { bids, counts, overrides }: ClientView): number | undefined =>
  ({
    overview: undefined,
    bids: bids.live,
    purchases: counts.purchases,
    ledger: counts.ledger,
    documents: undefined,
    access: Object.keys(overrides).length,
    sessions: counts.sessions,
    history: counts.changes,
  })[tab]

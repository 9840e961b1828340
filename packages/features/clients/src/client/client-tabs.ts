import type { ClientView } from '@seriba/contracts/client-view'
import { roleIds } from '@seriba/domain/access/roles'

/** The parts of a client's page, in order; the address names the one that is shown. */
export const clientTabs = [
  'overview',
  'bids',
  'purchases',
  'ledger',
  'documents',
  'access',
  'sessions',
  'history',
  'api',
] as const
export type ClientTab = (typeof clientTabs)[number]

/** The parts that a client has: programs are for dealers. */
export const tabsOf = ({ detail }: ClientView): readonly ClientTab[] =>
  clientTabs.filter((tab) => tab !== 'api' || detail.roleId === roleIds.dealer)

export const tabOf = (text: string | null, tabs: readonly ClientTab[]): ClientTab =>
  tabs.find((tab) => tab === text) ?? 'overview'

/** The number of items in each part; an overview has no number. */
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
    api: undefined,
  })[tab]

import type * as contracts from '@seriba/contracts/clients'
import type { Input, Output } from '@seriba/contracts/contract'
import type {} from '@seriba/server-company/company-store'
import { balanceInfoOf } from '@seriba/server-credit/credit'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import { countClients, countDeletionRequests, countOnline, pageOfClients } from './client-list.repository.ts'

/** Everybody the company bids for: staff see them all (GAP19). */
export async function listClients(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  { roleId: kind, sort, order, page, pageSize, ...filter }: Input<typeof contracts.listClients>,
  language: Language = 'en',
): Promise<Output<typeof contracts.listClients>> {
  const now = new Date()
  const [rows, counts, online, deletionRequests] = await Promise.all([
    pageOfClients(db, filter, { roleId: kind, sort, order, language, page, pageSize }, now),
    countClients(db, filter, now),
    countOnline(db),
    countDeletionRequests(db),
  ])
  const shown = counts.filter(({ roleId }) => kind === undefined || roleId === kind)
  return {
    clients: rows.map((row) => ({
      userId: row.id,
      fullName: row.full_name,
      company: row.company,
      countryId: row.country_id,
      roleId: row.role_id,
      manager: row.manager,
      dealer: row.dealer,
      balanceInfo: balanceInfoOf(row, company.bidStep),
      recentWins: row.recent_wins,
      lastLogin: row.last_login,
      twoStep: row.two_step,
      registered: row.created_at,
      checked: row.checked_state,
      deletionAsked: row.deletion_asked_at,
    })),
    counts: counts.map(({ roleId, count }) => ({ roleId, count })),
    online,
    deletionRequests,
    pageInfo: {
      page,
      pageSize,
      totalSearchResults: shown.reduce((sum, { count }) => sum + count, 0),
      totalResults: counts.reduce((sum, { total }) => sum + total, 0),
    },
  }
}

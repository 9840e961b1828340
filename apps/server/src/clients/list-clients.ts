import type * as contracts from '@seriba/contracts/clients'
import type { Input, Output } from '@seriba/contracts/contract'
import { balanceInfoOf } from '../bids/credit.ts'
import type { AppContext } from '../context.ts'
import { countClients, pageOfClients } from './client-list.repository.ts'

/** Everybody the company bids for: staff sees them all (GAP19). */
export async function listClients(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  { search, roleId: kind, managerId, dealerId, debt, ...asked }: Input<typeof contracts.listClients>,
): Promise<Output<typeof contracts.listClients>> {
  const filter = { search: search?.trim() ?? '', managerId, dealerId, debt: debt === 1 }
  const [rows, counts] = await Promise.all([
    pageOfClients(db, filter, { roleId: kind, ...asked }, new Date()),
    countClients(db, filter),
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
    })),
    counts: counts.map(({ roleId, count }) => ({ roleId, count })),
    pageInfo: {
      page: asked.page,
      pageSize: asked.pageSize,
      totalSearchResults: shown.reduce((sum, { count }) => sum + count, 0),
      totalResults: counts.reduce((sum, { total }) => sum + total, 0),
    },
  }
}

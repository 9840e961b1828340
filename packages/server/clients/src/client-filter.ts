import { roleIds, userTypes } from '@seriba/domain/access/roles'
import {
  type BalanceBand,
  type CreditUsageBand,
  creditUsageLimit,
  creditUsageWarning,
  type LoginSpan,
  loginDays,
} from '@seriba/domain/clients/client-list'
import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { type RawBuilder, sql } from 'kysely'
import { type Figure, figures, share } from './client-figures.ts'
import { isEnding } from './papers/ending-papers.ts'

/** Which clients; an undefined field does not filter. */
export type ClientFilter = {
  search?: string | undefined
  managerId?: number | undefined
  dealerId?: number | undefined
  countryId?: number | undefined
  /** 1: only those in debt. */
  debt?: number | undefined
  balance?: BalanceBand | undefined
  held?: CreditUsageBand | undefined
  lastLogin?: LoginSpan | undefined
  twoStep?: number | undefined
  unassigned?: number | undefined
  unchecked?: number | undefined
  /** 1: only those with a document that has expired or expires soon. */
  endingPapers?: number | undefined
  /** 1: only those who have asked for their account to be deleted. */
  deletion?: number | undefined
}

/** Every account `c` except those of staff and deleted ones. */
export const isClient = sql`c.user_type = ${userTypes.client} and c.role_id <> ${roleIds.manager} and c.deleted_at is null`

/** The totals that a filter reads; they are computed only when one of them is needed. */
export const figuresOf = ({ debt, balance, held }: ClientFilter): readonly Figure[] => [
  ...(debt === 1 || balance || held ? (['balance'] as const) : []),
  ...(held ? (['held'] as const) : []),
]

/** The clients `c` who match a filter, joined to the totals that `figuresOf` names. */
export function matching(filter: ClientFilter, now: Date): RawBuilder<unknown> {
  const { search = '', managerId, dealerId, countryId, debt, balance, held, lastLogin, twoStep } = filter
  const { unassigned, unchecked, endingPapers, deletion } = filter
  const typed = search.trim()
  const like = `%${typed.replace(/[\\%_]/g, '\\$&')}%`
  const terms = [
    typed !== '' &&
      sql`(concat_ws(' ', c.full_name, c.company, c.email) ilike ${like} or c.id::text = ${typed})`,
    managerId !== undefined && sql`c.manager_id = ${managerId}::bigint`,
    dealerId !== undefined && sql`c.dealer_id = ${dealerId}::bigint`,
    countryId !== undefined && sql`c.country_id = ${countryId}::int`,
    debt === 1 && sql`${figures.balance} < 0`,
    balance && sql`${figures.balance} ${balance === 'zero' ? sql`=` : sql`>`} 0`,
    unassigned === 1 && sql`c.manager_id is null`,
    unchecked === 1 && sql`c.checked_state is distinct from 'checked'`,
    endingPapers === 1 &&
      sql`exists (select from client_papers p where p.client_id = c.id and ${isEnding(now)})`,
    deletion === 1 && sql`c.deletion_asked_at is not null`,
    held && heldIn[held],
    lastLogin && hereIn(lastLogin, now),
    twoStep !== undefined && sql`c.two_step_since is ${twoStep === 1 ? sql`not null` : sql`null`}`,
  ]
  return sql.join([sql`true`, ...terms.filter((term) => typeof term === 'object')], sql` and `)
}

/** The domain's `creditUsageTone`; the clients over their limit are those whom the dashboard counts. */
const heldIn: Record<CreditUsageBand, RawBuilder<unknown>> = {
  none: sql`${share} = 0`,
  free: sql`${share} > 0 and ${share} <= ${creditUsageWarning}`,
  near: sql`${share} > ${creditUsageWarning} and ${share} <= ${creditUsageLimit}`,
  full: sql`${share} > ${creditUsageLimit}`,
  over: sql`${figures.balance} + c.credit_limit < ${figures.held}`,
}

function hereIn(span: LoginSpan, now: Date): RawBuilder<unknown> {
  const daysAgo = (days: number) => sql`(${now}::timestamptz - make_interval(days => ${days}))`
  if (span === 'never') return sql`c.last_login is null`
  if (span === 'today') return sql`c.last_login >= ${startOfJstDay(jstDay(now))}::timestamptz`
  if (span === 'longer') return sql`c.last_login < ${daysAgo(loginDays.month)}`
  return sql`c.last_login >= ${daysAgo(loginDays[span])}`
}

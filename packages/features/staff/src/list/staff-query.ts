import type { StaffRow } from '@seriba/contracts/staff'
import {
  type StaffFilter,
  type StaffSeen,
  type StaffStep,
  type StaffTab,
  staffSeen,
  staffSteps,
  staffTabs,
} from '@seriba/domain/access/staff-filter'
import { allStaffRights, type StaffRight } from '@seriba/domain/access/staff-rights'
import { useSearchParams } from 'react-router'

export type StaffQuery = StaffFilter & {
  step: StaffStep | null
  seen: StaffSeen | null
  right: StaffRight | null
}

export const noFilter: StaffQuery = { tab: 'all', search: '', step: null, seen: null, right: null }

const among = <T extends string>(values: readonly T[], text: string | null) =>
  values.find((value) => value === text) ?? null

export const readStaffQuery = (params: URLSearchParams): StaffQuery => ({
  tab: among<StaffTab>(staffTabs, params.get('role')) ?? 'all',
  search: (params.get('search') ?? '').slice(0, 100),
  step: among(staffSteps, params.get('step')),
  seen: among(staffSeen, params.get('seen')),
  right: among(allStaffRights, params.get('right')),
})

function writeStaffQuery({ tab, ...rest }: StaffQuery): URLSearchParams {
  const set = Object.entries({ role: tab === 'all' ? null : tab, ...rest })
  return new URLSearchParams(set.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** The address is the state of the list. */
export function useStaffQuery() {
  const [params, setParams] = useSearchParams()
  const query = readStaffQuery(params)
  return {
    query,
    change: (part: Partial<StaffQuery>) => setParams(writeStaffQuery({ ...query, ...part })),
  }
}

export type StaffModel = ReturnType<typeof useStaffQuery>

/** How many rights were granted beyond the role, and revoked from it. */
export function overrideSigns({ overrides }: StaffRow): string {
  const all = Object.values(overrides)
  const [more, less] = [all.filter(Boolean).length, all.filter((on) => !on).length]
  return [more > 0 && `+${more}`, less > 0 && `−${less}`].filter(Boolean).join(' ')
}

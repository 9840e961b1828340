import { dayMs } from '../time/jst.ts'
import type { PermissionFlag } from './permissions.ts'
import { rightsOfStaff, type StaffRole, staffRoles } from './staff-roles.ts'

export const staffTabs = ['all', ...staffRoles, 'closed'] as const
export type StaffTab = (typeof staffTabs)[number]

/** With or without two-step login, among those who can log in. */
export const staffSteps = ['with', 'without'] as const
export type StaffStep = (typeof staffSteps)[number]

export const staffSeen = ['today', 'week', 'longer', 'never'] as const
export type StaffSeen = (typeof staffSeen)[number]

/** The data the filters look at. */
export type StaffFacts = {
  fullName: string
  email: string
  staffRole: StaffRole
  overrides: Partial<Record<PermissionFlag, boolean>>
  twoStep: boolean
  lastSeen: string | null
  online: boolean
  state: 'active' | 'invited' | 'expired' | 'closed'
}

export type StaffFilter = {
  tab: StaffTab
  search: string
  step?: StaffStep | null | undefined
  seen?: StaffSeen | null | undefined
  right?: PermissionFlag | null | undefined
}

/** Colleagues who are active or invited are listed by role, those who have left separately. */
export const isInTab = (tab: StaffTab, { state, staffRole }: StaffFacts) =>
  tab === 'closed' ? state === 'closed' : state !== 'closed' && (tab === 'all' || staffRole === tab)

/** What a person may do, by role and by individual decisions. */
export const hasRight = ({ overrides, staffRole }: StaffFacts, right: PermissionFlag) =>
  overrides[right] ?? (rightsOfStaff[staffRole] as readonly PermissionFlag[]).includes(right)

/** The last day and the last seven days are counted by the hour. */
function wasSeen({ online, lastSeen }: StaffFacts, seen: StaffSeen, now: Date): boolean {
  if (online) return seen === 'today' || seen === 'week'
  if (lastSeen === null) return seen === 'never'
  const days = (now.getTime() - Date.parse(lastSeen)) / dayMs
  if (seen === 'today') return days < 1
  if (seen === 'week') return days < 7
  return seen === 'longer' && days >= 7
}

export function meetsStaffFilter(person: StaffFacts, filter: StaffFilter, now: Date): boolean {
  const { tab, search, step, seen, right } = filter
  return (
    isInTab(tab, person) &&
    `${person.fullName} ${person.email}`.toLowerCase().includes(search.trim().toLowerCase()) &&
    (!step || (person.state === 'active' && person.twoStep === (step === 'with'))) &&
    (!seen || wasSeen(person, seen, now)) &&
    (!right || hasRight(person, right))
  )
}

import type { StaffRow } from '@seriba/contracts/staff'
import { type StaffRole, staffRoles } from '@seriba/domain/access/staff-roles'
import { useSearchParams } from 'react-router'

export const staffTabs = ['all', ...staffRoles, 'closed'] as const
export type StaffTab = (typeof staffTabs)[number]

/** The address is the state of the list. */
export function useStaffQuery() {
  const [params, setParams] = useSearchParams()
  const tab = staffTabs.find((name) => name === params.get('role')) ?? 'all'
  const search = (params.get('search') ?? '').slice(0, 100)
  return {
    tab,
    search,
    change(part: { tab?: StaffTab; search?: string }) {
      const next = { tab, search, ...part }
      const written = new URLSearchParams()
      if (next.tab !== 'all') written.set('role', next.tab)
      if (next.search) written.set('search', next.search)
      setParams(written)
    },
  }
}

/** Who is at work or invited stands under their role, who has left by themselves. */
export const isIn = (tab: StaffTab, { state, staffRole }: StaffRow) =>
  tab === 'closed'
    ? state === 'closed'
    : state !== 'closed' && (tab === 'all' || staffRole === (tab as StaffRole))

export const meets = (search: string, { fullName, email }: StaffRow) =>
  `${fullName} ${email}`.toLowerCase().includes(search.trim().toLowerCase())

/** How many rights were given beyond the role, and taken from it. */
export function overrideSigns({ overrides }: StaffRow): string {
  const all = Object.values(overrides)
  const [more, less] = [all.filter(Boolean).length, all.filter((on) => !on).length]
  return [more > 0 && `+${more}`, less > 0 && `−${less}`].filter(Boolean).join(' ')
}

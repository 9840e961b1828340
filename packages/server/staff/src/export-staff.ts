import type { Input } from '@seriba/contracts/contract'
import { exportStaff as contract, type StaffRow } from '@seriba/contracts/staff'
import { hasRight, meetsStaffFilter } from '@seriba/domain/access/staff-filter'
import { allStaffRights } from '@seriba/domain/access/staff-rights'
import { files as enFiles } from '@seriba/i18n/en/files'
import { staff as en } from '@seriba/i18n/en/staff'
import { files as ruFiles } from '@seriba/i18n/ru/files'
import { staff as ru } from '@seriba/i18n/ru/staff'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { filterNames, filtersSet } from '@seriba/server-kit/sheet-head'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { listStaff } from './list-staff.ts'

const texts = { en: { ...en, file: enFiles.staff }, ru: { ...ru, file: ruFiles.staff } }

/** All staff, as a file. */
export const staffExport = (
  ctx: Pick<AppContext, 'db' | 'company' | 'config'>,
): ListExport<typeof contract> => ({
  contract,
  path: 'staff-export',
  fileName: 'staff',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const { staff } = await listStaff(ctx)
    const now = new Date()
    return saveList(ctx, actor, by, {
      entry: { action: 'staff.export', entity: 'staff' },
      asked,
      table: {
        ...staffSheet(by.language),
        filters: staffFilters(asked, by.language),
        rows: staff.filter((person) => meetsStaffFilter(person, asked, now)),
      },
    })
  },
})

function staffFilters({ tab, search, step, seen, right }: Input<typeof contract>, language: Language) {
  const t = texts[language]
  const shown = tab === 'closed' ? t.closed : tab !== 'all' && t.roles[tab]
  return filtersSet([
    [t.columns.role, shown],
    [filterNames(language).search, search.trim()],
    [t.columns.step, step && t.filters.steps[step]],
    [t.columns.seen, seen && t.filters.seen[seen]],
    [t.filters.right, right && t.rights[right]],
  ])
}

function staffSheet(language: Language): { name: string; columns: SheetColumn<StaffRow>[] } {
  const { title, columns: t, roles, states, rights, step, file } = texts[language]
  const mayDo = (person: StaffRow) =>
    allStaffRights.filter((right) => hasRight(person, right)).map((right) => rights[right])
  return {
    name: title,
    columns: [
      { head: file.id, width: 8, value: ({ userId }) => userId },
      { head: t.name, width: 26, value: ({ fullName }) => fullName },
      { head: t.email, width: 30, value: ({ email }) => email },
      { head: t.role, width: 14, value: ({ staffRole }) => roles[staffRole] },
      { head: file.rights, width: 60, value: (person) => mayDo(person).join(', ') },
      { head: t.step, width: 12, value: ({ twoStep }) => (twoStep ? step.app : step.none) },
      { head: t.seen, width: 18, value: ({ lastSeen }) => lastSeen, as: 'moment' },
      { head: t.clients, width: 10, value: ({ clients }) => clients },
      { head: t.orders, width: 10, value: ({ orders }) => orders },
      { head: t.state, width: 14, value: ({ state }) => states[state] },
      { head: file.invited, width: 18, value: ({ invitedAt }) => invitedAt, as: 'moment' },
      { head: file.left, width: 18, value: ({ closedAt }) => closedAt, as: 'moment' },
      { head: file.successor, width: 26, value: ({ successor }) => successor },
    ],
  }
}

import { clientRoleOf } from '@seriba/domain/clients/client-roles'
import { clients as en } from '@seriba/i18n/en/clients'
import { roles as enRoles } from '@seriba/i18n/en/roles'
import { clients as ru } from '@seriba/i18n/ru/clients'
import { roles as ruRoles } from '@seriba/i18n/ru/roles'
import { countriesIn } from '@seriba/server-company/countries'
import { balanceInfoOf } from '@seriba/server-credit/credit'
import type { Language } from '@seriba/server-kit/language'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import type { ClientListRow } from './client-list.repository.ts'

const texts = { en: { ...en, roles: enRoles }, ru: { ...ru, roles: ruRoles } }

/** The columns of the list, as they appear in a spreadsheet. */
export function clientSheet(
  language: Language,
  bidStep: number,
): { name: string; columns: SheetColumn<ClientListRow>[] } {
  const { client, list, roles } = texts[language]
  const countries = new Map(countriesIn(language).map(({ value, label }) => [value, label]))
  const info = (row: ClientListRow) => balanceInfoOf(row, bidStep)
  const yen = (head: string, value: (row: ClientListRow) => number) => ({
    head,
    width: 15,
    value,
    yen: true as const,
  })
  return {
    name: list.title,
    columns: [
      { head: list.id, width: 9, value: (row) => row.id },
      { head: list.name, width: 26, value: (row) => row.full_name },
      { head: client.company, width: 24, value: (row) => row.company },
      { head: client.email, width: 30, value: (row) => row.email },
      { head: client.country, width: 18, value: (row) => countries.get(row.country_id) ?? null },
      { head: list.role, width: 14, value: (row) => roles[clientRoleOf(row.role_id)] },
      { head: client.manager, width: 20, value: (row) => row.manager },
      { head: client.dealer, width: 20, value: (row) => row.dealer },
      yen(client.balance, (row) => row.balance),
      yen(list.creditLimit, (row) => row.credit_limit),
      yen(list.maximum, (row) => info(row).bidAllow),
      yen(client.activeBids, (row) => row.exposure),
      { head: list.live, width: 9, value: (row) => row.live_bids },
      { head: list.wins, width: 12, value: (row) => row.recent_wins },
      {
        head: list.lastLogin,
        width: 18,
        value: (row) => row.last_login,
        as: 'moment',
      },
      { head: list.twoStep, width: 8, value: (row) => (row.two_step ? list.twoStepOn : null) },
    ],
  }
}

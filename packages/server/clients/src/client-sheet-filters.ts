import type { exportClients } from '@seriba/contracts/clients'
import type { Input } from '@seriba/contracts/contract'
import { clientRoleOf } from '@seriba/domain/clients/client-roles'
import { clients as en } from '@seriba/i18n/en/clients'
import { roles as enRoles } from '@seriba/i18n/en/roles'
import { clients as ru } from '@seriba/i18n/ru/clients'
import { roles as ruRoles } from '@seriba/i18n/ru/roles'
import { countriesIn } from '@seriba/server-company/countries'
import type { Db } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import { namesOf } from '@seriba/server-kit/names-of'
import { filterNames, filtersSet, type SheetFilter } from '@seriba/server-kit/sheet-head'

const texts = { en: { ...en, roles: enRoles }, ru: { ...ru, roles: ruRoles } }

/** Which clients were exported, in the list's own words. */
export async function clientFilters(
  db: Db,
  asked: Input<typeof exportClients>,
  language: Language,
): Promise<SheetFilter[]> {
  const { client, list, roles, deletion } = texts[language]
  const { search, only } = filterNames(language)
  const nameOf = await namesOf(db, [asked.managerId, asked.dealerId])
  const countries = new Map(countriesIn(language).map(({ value, label }) => [value, label]))
  return filtersSet([
    [search, asked.search],
    [list.kinds, asked.roleId === undefined ? null : roles[clientRoleOf(asked.roleId)]],
    [client.manager, nameOf(asked.managerId)],
    [client.dealer, nameOf(asked.dealerId)],
    [
      client.country,
      asked.countryId === undefined ? null : (countries.get(asked.countryId) ?? asked.countryId),
    ],
    [client.balance, asked.balance && list.balances[asked.balance]],
    [list.held, asked.held && list.heldBands[asked.held]],
    [list.lastLogin, asked.lastLogin && list.logins[asked.lastLogin]],
    [list.twoStep, asked.twoStep === undefined ? null : asked.twoStep ? list.twoStepOn : list.twoStepOff],
    [only, asked.debt === 1 && list.debtOnly],
    [only, asked.unassigned === 1 && list.unassigned],
    [only, asked.unchecked === 1 && list.unchecked],
    [only, asked.endingPapers === 1 && list.endingPapers],
    [only, asked.deletion === 1 && deletion.filter],
  ])
}

import { newAccountPermissions } from '@seriba/domain/access/permission-templates'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { permissionTemplateFor } from '@seriba/domain/clients/client-flags'
import { flagsOfNewLimits } from '@seriba/domain/clients/daily-limits'
import { shortCodeOf } from '@seriba/domain/clients/short-code'
import type { ImportedClient } from '@seriba/domain/imports/read-client-line'
import { lockShortCodes } from '@seriba/server-account/short-codes'
import { recordAudits } from '@seriba/server-kit/audit'
import type { Tx } from '@seriba/server-kit/db'
import { languageIds } from '@seriba/server-kit/language'
import type { CheckedLine } from '../check/check-lines.ts'
import { chunksOf } from '../imports.repository.ts'
import type { Importing } from './importing.ts'
import { insertEntries } from './insert-entries.ts'

/** Opens the accounts of all lines, without passwords, and enters their opening balances. */
export async function insertClients(
  tx: Tx,
  { draft, actor, ip }: Importing,
  lines: readonly CheckedLine<ImportedClient>[],
) {
  const taken = await lockShortCodes(tx)
  for (const chunk of chunksOf(lines)) {
    const rows = chunk.map(({ value }) => ({
      ...columnsOf(value),
      permissions: JSON.stringify(permissionsOf(value)),
      short_code: codeFor(value, taken),
    }))
    const users = await tx.insertInto('users').values(rows).returning(['id', 'email']).execute()
    const idOf = new Map(users.map(({ id, email }) => [email, id]))
    const clients = chunk.map(({ line, value }) => ({ line, value, id: idOf.get(value.email) ?? 0 }))
    await tx
      .insertInto('imported_clients')
      .values(clients.map(({ id, line }) => ({ user_id: id, import_id: draft.id, line })))
      .execute()
    await insertEntries(
      tx,
      draft,
      clients.flatMap(({ id, value }) => openingOf(id, value, draft.day)),
      actor,
    )
    await recordAudits(
      tx,
      clients.map(({ id, line, value }) => ({
        actor,
        action: 'client.import' as const,
        entity: 'user' as const,
        entityId: id,
        after: {
          ...columnsOf(value),
          permissions: permissionsOf(value),
          import: draft.id,
          line,
          openingBalance: value.openingBalance,
        },
        ip,
      })),
    )
  }
}

/** A debt is a charge of its own: payments for purchases do not cover it. */
function openingOf(userId: number, { openingBalance: amount, openingDay }: ImportedClient, day: string) {
  if (amount === 0) return []
  const type = amount > 0 ? ('Remittances' as const) : ('Yahoo' as const)
  return [{ userId, type, purpose: 'opening' as const, amount, description: '', day: openingDay ?? day }]
}

function codeFor({ fullName, company }: ImportedClient, taken: Set<string>): string {
  const code = shortCodeOf({ fullName, company: company || null }, taken)
  taken.add(code)
  return code
}

const columnsOf = (client: ImportedClient) => ({
  email: client.email,
  full_name: client.fullName,
  company: client.company || null,
  mobile: client.mobile || null,
  office_phone: client.officePhone || null,
  messenger_number: client.messengerNumber || null,
  country_id: client.countryId,
  city: client.city || null,
  address: client.address || null,
  port: client.port || null,
  language: languageIds[client.language],
  role_id: roleIds[client.role],
  user_type: userTypes.client,
  manager_id: client.managerId,
  dealer_id: client.dealerId,
  credit_limit: client.creditLimit,
  daily_bid_limit: client.dailyBidLimit,
  daily_uss_limit: client.dailyUssLimit,
  notes: client.notes || null,
})

const permissionsOf = (client: ImportedClient) => ({
  ...newAccountPermissions(client.role),
  ...flagsOfNewLimits(client, client.role),
  ...biddingOf(client),
})

/** The setting for bidding, unless the account type already implies it. */
function biddingOf({ role, biddingAllowed }: ImportedClient): { biddingAllowed?: boolean | undefined } {
  if (biddingAllowed === null) return {}
  const follows = permissionTemplateFor(role).biddingAllowed === biddingAllowed
  return { biddingAllowed: follows ? undefined : biddingAllowed }
}

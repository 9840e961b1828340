import { plainName } from '@seriba/domain/imports/line-reader'
import type { KnownToClients } from '@seriba/domain/imports/read-client-line'
import type { KnownToPurchases } from '@seriba/domain/imports/read-purchase-line'
import { jstDay } from '@seriba/domain/time/jst'
import { accountManagersOf } from '@seriba/server-clients/account-managers.repository'
import { findPublishedCosts } from '@seriba/server-costs/cost-tables.repository'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { knownCountries } from './known-countries.ts'

export async function knownToClients(db: Db | Tx): Promise<KnownToClients> {
  const [emails, managers, dealers, ports] = await Promise.all([
    db.selectFrom('users').select('email').execute(),
    accountManagersOf(db, 'manager'),
    accountManagersOf(db, 'dealer'),
    knownPorts(db),
  ])
  return {
    emails: new Set(emails.map(({ email }) => email.toLowerCase())),
    countries: knownCountries(),
    managers: byName(managers),
    dealers: byName(dealers),
    ports,
    today: jstDay(new Date()),
  }
}

export async function knownToPurchases(db: Db | Tx): Promise<KnownToPurchases> {
  const [{ rows: clients }, { rows: bought }, ports] = await Promise.all([
    sql<{ id: number; email: string }>`
      select id, lower(email) as email from users where user_type = 2 and staff_role is null and deleted_at is null`.execute(
      db,
    ),
    sql<{ sku: string; chassis: string | null }>`
      select upper(sku) as sku, case when taken_back_at is null then upper(lot->>'chassis') end as chassis
      from purchases`.execute(db),
    knownPorts(db),
  ])
  return {
    clients: new Map(clients.flatMap(({ id, email }) => [[email, id] as const, [String(id), id] as const])),
    skus: new Set(bought.map(({ sku }) => sku)),
    chassis: new Set(bought.flatMap(({ chassis }) => chassis ?? [])),
    ports,
    today: jstDay(new Date()),
  }
}

type AccountManager = { value: number; label: string; email: string }

/** By name, address, and number; a name that two people share identifies nobody. */
function byName(accountManagers: readonly AccountManager[]): ReadonlyMap<string, number> {
  const named = Map.groupBy(accountManagers, ({ label }) => plainName(label))
  return new Map([
    ...[...named].flatMap(([name, [one, ...rest]]) =>
      one && rest.length === 0 ? [[name, one.value] as const] : [],
    ),
    ...accountManagers.map(({ value, email }) => [plainName(email), value] as const),
    ...accountManagers.map(({ value }) => [String(value), value] as const),
  ])
}

/** Ports named by the cost tables, voyages, and earlier purchases. */
async function knownPorts(db: Db | Tx): Promise<ReadonlySet<string>> {
  const [published, { rows }] = await Promise.all([
    findPublishedCosts(db, jstDay(new Date())),
    sql<{ port: string }>`
      select from_port as port from voyages union select to_port from voyages
      union select export_port from purchases where export_port is not null
      union select discharge_port from purchases where discharge_port is not null`.execute(db),
  ])
  const tables = Object.entries(published?.document.tables.ports ?? {}).flatMap(([name, { loadPort }]) => [
    name,
    loadPort,
  ])
  const names = Object.values(published?.document.ports ?? {}).flatMap((port) => Object.values(port.names))
  return new Set([...tables, ...names, ...rows.map(({ port }) => port)].map(plainName))
}

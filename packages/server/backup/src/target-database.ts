import { setTimeout as pause } from 'node:timers/promises'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { openClient } from '@seriba/server-kit/open-client'
import type pg from 'pg'
import { copySettings } from './database-settings.ts'

/** Without tables, with empty tables, or with a company. */
export type TargetState = 'bare' | 'empty' | 'company'

/** What a database holds. Refused while Seriba is running on it. */
export async function stateOf(url: string): Promise<TargetState> {
  const client = await openClient(url, 'seriba restore').catch((error: Error) => {
    throw new ConfigurationError(`The database cannot be reached (${error.message}): nothing was changed.`)
  })
  try {
    if (await isAtWork(client)) throw atWork()
    const { rowCount: tables } = await client.query(
      `select from pg_tables where schemaname = 'public' limit 1`,
    )
    if (!tables) return 'bare'
    const { rows } = await client.query(`select to_regclass('public.users') is not null as is_ours`)
    if (!rows[0]?.is_ours) {
      throw new ConfigurationError(
        'This database holds tables that do not belong to Seriba, and nothing was changed: set DATABASE_URL to an empty one.',
      )
    }
    const { rowCount: used } = await client.query(
      'select from (select from users union all select from lots) as filled limit 1',
    )
    return used ? 'company' : 'empty'
  } finally {
    await client.end()
  }
}

/**
 * PostgreSQL still lists connections for a moment after they are closed, and a server that has just been stopped is no
 * longer running. Counted in looks, so that a machine that freezes in between loses none of them.
 */
const closing = { looks: 60, everyMs: 50 }

async function isAtWork(client: pg.Client): Promise<boolean> {
  for (let look = 0; look < closing.looks; look++) {
    const { rowCount: others } = await client.query(
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name like 'seriba%'`,
    )
    if (!others) return false
    await pause(closing.everyMs)
  }
  return true
}

export type InPlace = { former: string | null; lostSettings: string[] }

/**
 * Fills a database next to this one, and gives it this one's name once it is complete. Returns the name under which the
 * former one is kept, or null if it was empty and therefore dropped, and the settings that this account may not copy.
 */
export async function swapDatabase(
  url: string,
  state: TargetState,
  fill: (url: string) => Promise<unknown>,
): Promise<InPlace> {
  const name = nameIn(url)
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const [draft, former] = [`${name}_restore_${time}`, `${name}_before_${time}`]
  const draftUrl = urlOf(url, draft)
  let lostSettings: string[] = []
  await asAdmin(url, async (client) => {
    await client.query(`create database ${client.escapeIdentifier(draft)} template template0 encoding 'UTF8'`)
  })
  try {
    await fill(draftUrl)
    await asAdmin(url, async (client) => {
      const rename = (from: string, to: string) =>
        client.query(
          `alter database ${client.escapeIdentifier(from)} rename to ${client.escapeIdentifier(to)}`,
        )
      lostSettings = await copySettings(client, name, draft)
      await client.query('begin')
      await rename(name, former)
      await rename(draft, name)
      await client.query('commit')
    })
  } catch (error) {
    await drop(url, draft)
    throw error
  }
  if (state === 'company') return { former, lostSettings }
  await drop(url, former)
  return { former: null, lostSettings }
}

/**
 * False if the name is not one that `swapDatabase` gives, including those left by a killed restore, or if there is no such
 * database.
 */
export async function dropFormerDatabase(url: string, name: string): Promise<boolean> {
  const kept = ['_before_', '_restore_'].map((what) => `${nameIn(url)}${what}`)
  if (!kept.some((own) => name.startsWith(own) && /^\d{14}$/.test(name.slice(own.length)))) return false
  return drop(url, name)
}

/** Returns whether it existed. */
async function drop(url: string, name: string): Promise<boolean> {
  return asAdmin(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    await client.query(`drop database if exists ${client.escapeIdentifier(name)}`)
    return rowCount === 1
  })
}

/** A database cannot be renamed from within. */
async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openClient(urlOf(url, 'postgres'), 'seriba restore')
  try {
    return await work(client)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === '55006') throw atWork()
    if (code === '42501') {
      throw new ConfigurationError(
        'The account of DATABASE_URL may not create databases, so nothing can be put in this one’s place: restore into a new, empty database, and set DATABASE_URL to it.',
      )
    }
    throw error
  } finally {
    await client.end()
  }
}

const nameIn = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1))
const urlOf = (url: string, database: string) =>
  Object.assign(new URL(url), { pathname: `/${encodeURIComponent(database)}` }).href

const atWork = () =>
  new ConfigurationError('Seriba is using this database: stop it first. Nothing was changed.')

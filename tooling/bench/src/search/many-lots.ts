import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Staging } from '@seriba/lot-index/build/staging'
import { copyLots } from '@seriba/server-catalogue/index/copy-lots'
import type { LotsSchema } from '@seriba/server-catalogue/index/lots-schema'
import { createDb, createPool } from '@seriba/server-kit/db'
import { openClient } from '@seriba/server-kit/open-client'
import type pg from 'pg'
import type { Filled } from './filled-database.ts'

/** How many days further back the archive goes with each copy: whole weeks, so that halls keep their days. */
const daysOfCopy = 91

const chassis = `chassis || case when copy > 0 then copy::text else '' end`

/** What copies of a lot differ in. The first one is the lot itself. */
const differing: Record<string, string> = {
  id: 'id + copy * (1 << 23)',
  auction_at: `auction_at - copy * interval '${daysOfCopy} days'`,
  mileage: 'mileage + copy * 1000',
  start_price: 'start_price * (100 - copy) / 100',
  sold_price: 'sold_price * (100 - copy) / 100',
  chassis,
  chassis_code: `split_part(${chassis}, '-', 1)`,
}

/** In this session there are as many `lots` as if the archive went further back; the last copy may be partial. */
async function multiplyLots(client: pg.ClientBase, times: number) {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
    where attrelid = 'public.lots'::regclass and attnum > 0 and not attisdropped order by attnum`,
  )
  const columns = rows.map(({ name }) => `${differing[name] ?? name} as ${name}`)
  const whole = Math.floor(times)
  const partly = Math.round((times - whole) * 1000)
  await client.query(`create or replace temp view lots as
    select ${columns}, lots.ctid as place from public.lots, generate_series(0, ${Math.ceil(times) - 1}) as copy
    where copy < ${whole} or id * 7919 % 1000 < ${partly}`)
  return rows.map(({ name }) => name)
}

const schema = 'many'

/**
 * This many lots as rows, for engines that read a table: a schema in the same database that comes before the usual one.
 */
export async function withManyLots(filled: Filled, lots: number): Promise<Filled> {
  await makeManyLots(filled, lots)
  const url = new URL(filled.url)
  url.searchParams.set('options', `-c search_path=${schema},public`)
  const pool = createPool({ url: url.href, max: 8 })
  const db = createDb(pool)
  const folder = join(filled.folder, schema)
  await mkdir(folder, { recursive: true })
  return { folder, url: url.href, pool, db, close: () => db.destroy() }
}

async function makeManyLots({ url, pool }: Filled, lots: number) {
  const { rows } = await pool.query<{ all: number; made: string | null }>(
    `select count(*)::integer as all, obj_description(to_regclass('${schema}.lots')) as made from public.lots`,
  )
  const { all = 1, made = null } = rows[0] ?? {}
  if (made === String(lots)) return
  const began = performance.now()
  const client = await openClient(url, 'seriba bench')
  try {
    await client.query(`drop schema if exists ${schema} cascade; create schema ${schema}`)
    const columns = await multiplyLots(client, lots / all)
    await client.query(`create table ${schema}.lots as select ${columns} from lots`)
    await client.query(`create index on ${schema}.lots (id)`)
    await client.query(`vacuum (analyze) ${schema}.lots`)
    await client.query(`comment on table ${schema}.lots is '${lots}'`)
  } finally {
    await client.end()
  }
  console.log(`${lots} lots made in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
}

export type ManyLots = { url: string; times: number; where: string; rows: number }

/** The index calls this in threads of its own. */
export async function fill(staging: Staging<LotsSchema>, { url, times, where, rows }: ManyLots) {
  staging.expect(rows)
  const client = await openClient(url, 'seriba bench')
  try {
    await multiplyLots(client, times)
    await copyLots(client, staging, where)
  } finally {
    await client.end()
  }
}

/** Parts of about the same size for this many threads. */
export async function partsOf({ pool, url }: { pool: pg.Pool; url: string }, lots: number, count: number) {
  const { rows } = await pool.query<{ lots: number; pages: number }>(
    `select count(*)::integer as lots,
      (pg_relation_size('lots') / current_setting('block_size')::integer)::integer as pages from lots`,
  )
  const { lots: all = 1, pages = 0 } = rows[0] ?? {}
  const edge = (i: number) => `'(${Math.floor((pages * i) / count)},0)'`
  return Array.from({ length: count }, (_, i): ManyLots => {
    const until = i + 1 < count ? ` and place < ${edge(i + 1)}` : ''
    const where = `place >= ${edge(i)}${until}`
    return { url, times: lots / all, where, rows: Math.ceil((lots / count) * 1.02) }
  })
}

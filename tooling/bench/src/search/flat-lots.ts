import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { damageCodeText } from '@seriba/server-catalogue/damage-sql'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/**
 * Only the searchable columns, computed in advance and laid out for searching: what one would give an engine that does
 * nothing else. Prices of 0 are null, texts are in capitals if case does not matter.
 */
const select = `select id, kind, maker, model, upper(chassis_code) as chassis, upper(chassis) as frame,
    coalesce((auction_at at time zone 'Asia/Tokyo')::date::text, '') as day, auction as hall,
    coalesce(auction || '@' || (auction_at at time zone 'Asia/Tokyo')::date, '') as sale,
    condition, gearbox, color, status::text as status, steering,
    (extract(epoch from auction_at) * 1000)::bigint as ms, lot_no, year::integer, mileage, engine,
    nullif(start_price, 0) as start_price, nullif(sold_price, 0) as finish_price, condition_rank,
    regexp_split_to_array(upper(equip), '[\\s\\u3000,;/]+') as equipment, ${damageCodeText} as damage
  from lots where kind = 'car'`

/** Every listing in index order, every filter with some index, and the facets of a maker or day from one alone. */
const indexes = [
  'alter table bench_lots add primary key (id)',
  `create index on bench_lots (maker, model, ms) include (chassis, day, hall, condition, gearbox, color, status,
    steering, year, mileage, engine, start_price, finish_price, id)`,
  `create index on bench_lots (day) include (ms, maker, hall, condition, gearbox, color, status, steering, year,
    mileage, engine, start_price, finish_price, id)`,
  'create index on bench_lots (ms, id)',
  ...['year', 'mileage', 'start_price', 'finish_price', 'condition_rank'].map(
    (column) => `create index on bench_lots (${column}, id)`,
  ),
  'create index on bench_lots (hall, ms)',
  'create index on bench_lots (color)',
  'create index on bench_lots (engine)',
  'create index on bench_lots (lot_no)',
  'create index on bench_lots (model, year)',
  'create index on bench_lots (frame text_pattern_ops)',
  'create index on bench_lots using gin (equipment)',
]

/** Rebuilds the table if lots have changed since, unless an old one will do; returns whether it did. */
export async function makeFlatLots(pool: pg.Pool, oldWillDo: boolean): Promise<boolean> {
  const version = await versionOf(pool)
  const { rows } = await pool.query<{ table: string; version: string | null }>(
    // If lots are in a schema of their own, the table in the usual one is not theirs.
    `select name as table, obj_description(to_regclass(name)) as version
    from (select current_schema() || '.bench_lots' as name) as here`,
  )
  const former = rows[0]?.version ?? null
  if (former === version || (oldWillDo && former !== null)) return false
  await pool.query(`drop table if exists ${rows[0]?.table}`)
  await pool.query(`create table bench_lots as ${select} order by maker, model, chassis_code, id`)
  for (const index of indexes) await pool.query(index)
  await pool.query('vacuum (analyze) bench_lots')
  await pool.query(`comment on table bench_lots is '${version}'`)
  return true
}

/** After lots were changed and changed back. */
export async function flatLotsAreCurrent(pool: pg.Pool) {
  await pool.query(`comment on table bench_lots is '${await versionOf(pool)}'`)
}

async function versionOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>(
    `select md5('${Buffer.from([select, ...indexes].join()).toString('base64')}') || max(seq) as version from lot_changes`,
  )
  return rows[0]?.version ?? ''
}

export const flatColumns = {
  id: 'BIGINT',
  kind: 'VARCHAR',
  maker: 'VARCHAR',
  model: 'VARCHAR',
  chassis: 'VARCHAR',
  frame: 'VARCHAR',
  day: 'VARCHAR',
  hall: 'VARCHAR',
  sale: 'VARCHAR',
  condition: 'VARCHAR',
  gearbox: 'VARCHAR',
  color: 'VARCHAR',
  status: 'VARCHAR',
  steering: 'VARCHAR',
  ms: 'BIGINT',
  lot_no: 'INTEGER',
  year: 'INTEGER',
  mileage: 'INTEGER',
  engine: 'INTEGER',
  start_price: 'BIGINT',
  finish_price: 'BIGINT',
  condition_rank: 'REAL',
  equipment: 'VARCHAR',
  damage: 'VARCHAR',
}

/** Words are joined by a bar. */
export async function writeFlatLots(pool: pg.Pool, file: string) {
  const columns = Object.keys(flatColumns).map((name) =>
    name === 'equipment' ? `array_to_string(equipment, '|')` : name,
  )
  const client = await pool.connect()
  try {
    const rows = client.query(copyTo(`copy (select ${columns} from bench_lots) to stdout (format csv)`))
    await pipeline(rows, createWriteStream(file))
  } finally {
    client.release()
  }
}

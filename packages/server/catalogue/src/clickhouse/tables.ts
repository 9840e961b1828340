import type { Column } from '@seriba/lot-index/schema'
import { lotsSchema } from '../index/lots-schema.ts'
import { tailOf } from './filter-sql.ts'
import { textLiteral } from './literals.ts'

/** Where tables are created: `cluster` is null for a single server. */
export type Place = { database: string; cluster: string | null }

const schemaColumns: [name: string, column: Column][] = Object.entries(lotsSchema.columns)

function typeOf(column: Column): string {
  if (column.type === 'number') return 'Nullable(Int64)'
  if (column.type === 'words') return 'Array(String)'
  // The part after the separator is unique for nearly every imported car.
  return column.separator === undefined ? 'LowCardinality(String)' : 'String'
}

const columns: [name: string, type: string][] = [
  ['id', 'UInt32'],
  ...schemaColumns.flatMap(([name, column]): [string, string][] => [
    [name, typeOf(column)],
    ...('separator' in column ? [[tailOf(name), 'String'] as [string, string]] : []),
  ]),
  ['version', 'UInt64'],
  ['deleted', 'UInt8'],
]

/** In the order in which rows are written. */
export const columnNames = columns.map(([name]) => name)

/** The table for queries and writes: with a cluster, the one over the shards. */
export const fullName = ({ database }: Place, table: string) => `${database}.${table}`
const shardName = (place: Place, table: string) => `${fullName(place, table)}_shard`
const onCluster = ({ cluster }: Place) => (cluster === null ? '' : ` on cluster ${textLiteral(cluster)}`)

/**
 * Rows with the same ID are replaced by the one with the highest version when parts are merged; `final` reads them
 * that way before. All rows of an ID are on one shard.
 */
export function createTables(place: Place, table: string): string[] {
  const { database, cluster } = place
  const fields = `(${columns.map(([name, type]) => `${name} ${type}`).join(', ')})`
  const engine =
    cluster === null
      ? 'ReplacingMergeTree(version)'
      : `ReplicatedReplacingMergeTree('/clickhouse/tables/{shard}/${database}/${table}', '{replica}', version)`
  const kept = cluster === null ? fullName(place, table) : shardName(place, table)
  const statements = [
    `create database if not exists ${database}${onCluster(place)}`,
    `create table if not exists ${kept}${onCluster(place)} ${fields} engine = ${engine} order by id`,
  ]
  if (cluster === null) return statements
  const over = `Distributed(${textLiteral(cluster)}, ${textLiteral(database)}, ${textLiteral(`${table}_shard`)}, id)`
  return [
    ...statements,
    `create table if not exists ${fullName(place, table)}${onCluster(place)} ${fields} engine = ${over}`,
  ]
}

export function dropTables(place: Place, table: string): string[] {
  const { cluster } = place
  const names =
    cluster === null ? [fullName(place, table)] : [fullName(place, table), shardName(place, table)]
  return names.map((name) => `drop table if exists ${name}${onCluster(place)}`)
}

export const tablesIn = ({ database }: Place) =>
  `select name from system.tables where database = ${textLiteral(database)}`

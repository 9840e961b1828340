import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>

export type Tx = Transaction<Database>

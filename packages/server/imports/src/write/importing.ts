import type { Actor } from '@seriba/domain/access/actor'
import type { ImportedPurchase } from '@seriba/domain/imports/read-purchase-line'
import type { StoredImport } from '../imports.repository.ts'

/** What is created, and by whom. */
export type Importing = { draft: StoredImport; actor: Actor; ip: string }

/** A line's purchase, with the numbers it was given. */
export type NewPurchase = { id: number; sku: string; line: number; value: ImportedPurchase }

import { missingFields } from '@seriba/domain/imports/import-fields'
import { isImportError } from '@seriba/domain/imports/import-problems'
import type { LineProblem } from '@seriba/domain/imports/line-reader'
import { clientReader, type ImportedClient, type ReadLine } from '@seriba/domain/imports/read-client-line'
import { type ImportedPurchase, purchaseReader } from '@seriba/domain/imports/read-purchase-line'
import type { Db, Tx } from '@seriba/server-kit/db'
import type { StoredImport } from '../imports.repository.ts'
import { knownToClients, knownToPurchases } from './known-names.ts'

export type CheckedLine<T> = ReadLine<T> & {
  /** Numbered as in the file, where the headers are the first. */
  line: number
}
export type CheckedLines =
  | { kind: 'clients'; lines: CheckedLine<ImportedClient>[] }
  | { kind: 'purchases'; lines: CheckedLine<ImportedPurchase>[] }

/** Every line of a draft as it would be created, with what is wrong with it. */
export async function checkLines(db: Db | Tx, draft: StoredImport): Promise<CheckedLines> {
  return draft.kind === 'clients'
    ? { kind: 'clients', lines: readAll(draft, clientReader(await knownToClients(db))) }
    : { kind: 'purchases', lines: readAll(draft, purchaseReader(await knownToPurchases(db))) }
}

type Reader<T> = (line: { fields: StoredImport['fields']; cells: readonly string[] }) => ReadLine<T>

const readAll = <T>({ lines, fields, rows_above }: StoredImport, read: Reader<T>): CheckedLine<T>[] =>
  lines.flatMap((cells, at) =>
    cells.length === 0 ? [] : [{ line: rows_above + at + 2, ...read({ fields, cells }) }],
  )

export const isFaulty = ({ problems }: { problems: readonly LineProblem[] }) =>
  problems.some(({ code }) => isImportError(code))

/** The required fields that are in no column of a draft. */
export const missingIn = ({ kind, fields }: StoredImport) => missingFields(kind, fields)

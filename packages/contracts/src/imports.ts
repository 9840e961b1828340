import {
  type ImportField,
  importFields,
  importKinds,
  largestImport,
} from '@seriba/domain/imports/import-fields'
import { importBonds, importErrors, importWarnings } from '@seriba/domain/imports/import-problems'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { booleanParam, dateString, fileFormat, id, instant, int, PageInfo, text, yen } from './fields.ts'

/**
 * Only the company's staff may create accounts in bulk, and every opening balance is a recorded payment. Undoing an
 * import reverses those entries.
 */
const brings = ['managerBidForClient', 'staffManage', 'paymentsRecord'] as const
const takesBack = [...brings, 'paymentsReverse'] as const

const importField = z.enum([...importFields.clients, ...importFields.purchases] as [
  ImportField,
  ...ImportField[],
])

const ImportMoment = z.object({ at: instant(), by: z.nullable(z.string()) })

/** A column of a file: its header, its first values, and what it holds; null is left out. */
export const ImportColumn = z.object({
  header: z.string(),
  samples: z.array(z.string()),
  field: z.nullable(importField),
})
export type ImportColumn = z.infer<typeof ImportColumn>

/** A file of clients or purchases, from the draft on. */
export const ImportView = z.object({
  id: z.int(),
  kind: z.enum(importKinds),
  name: z.string(),
  /** When it was uploaded, and by whom. */
  read: ImportMoment,
  /** Lines below the headers. */
  lines: z.int(),
  columns: z.array(ImportColumn),
  /** The Japanese day that its entries are dated. */
  day: z.string(),
  /** Whether balances already count the purchases: then those change no balance. */
  counted: z.boolean(),
  /** Null while it is a draft. */
  done: z.nullable(ImportMoment),
  takenBack: z.nullable(ImportMoment),
  /** What it created: accounts, purchases, and ledger entries with their sum in yen. */
  made: z.object({ clients: z.int(), purchases: z.int(), entries: z.int(), sum: yen() }),
  /** Its clients who have no password yet, and how many of them were emailed a link that still works. */
  waiting: z.object({ noPassword: z.int(), invited: z.int() }),
})
export type ImportView = z.infer<typeof ImportView>

/** Reads a file, XLSX or CSV in UTF-8 or Shift_JIS, and suggests what its columns hold. It creates nothing. */
export const readImport = contract({
  method: 'POST',
  path: '/import/read',
  operation: 'imports.readImport',
  audience: 'manager',
  needs: brings,
  largestBody: Math.ceil(largestImport.bytes / 3) * 4 + 10_000,
  input: z.object({
    kind: z.enum(importKinds),
    name: text(200),
    data: z
      .string()
      .check(z.minLength(4), z.maxLength(Math.ceil(largestImport.bytes / 3) * 4), z.regex(/^[\w+/]+={0,2}$/)),
  }),
  output: ImportView,
  errors: ['import_unreadable', 'import_empty', 'import_too_long', 'too_large'],
})

/** An imported file and its state. */
export const viewImport = contract({
  method: 'GET',
  path: '/import/view',
  operation: 'imports.viewImport',
  audience: 'manager',
  needs: brings,
  input: z.object({ id: id() }),
  output: ImportView,
  errors: ['not_found'],
})

/** The imported files, newest first. */
export const listImports = contract({
  method: 'GET',
  path: '/import/index',
  operation: 'imports.listImports',
  audience: 'manager',
  needs: brings,
  input: z.object({}),
  output: z.object({
    imports: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(importKinds),
        name: z.string(),
        lines: z.int(),
        read: ImportMoment,
        state: z.enum(['draft', 'done', 'takenBack']),
      }),
    ),
  }),
  errors: [],
})

/** Creates a link to download the list of imported files as a file; it works for one minute and only for the caller. */
export const exportImports = contract({
  method: 'GET',
  path: '/import/index-export',
  operation: 'imports.exportImports',
  audience: 'manager',
  needs: brings,
  input: z.object({ format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

/**
 * Says what the columns of a draft hold, and the date of its entries; the next file with the same headers starts with
 * the same choices.
 */
export const mapImport = contract({
  method: 'PUT',
  path: '/import/map',
  operation: 'imports.mapImport',
  audience: 'manager',
  needs: brings,
  input: z.object({
    id: id(),
    /** In the order of the columns. */
    fields: z.array(z.nullable(importField)).check(z.maxLength(largestImport.columns)),
    /** In Japan; empty means today. */
    day: z._default(dateString(), ''),
    counted: z._default(booleanParam(), true),
  }),
  slow: true,
  output: ImportView,
  errors: ['not_found', 'stale', 'date_ahead', 'period_closed', 'import_fields'],
})

export const ImportProblem = z.object({
  field: importField,
  code: z.enum([...importErrors, ...importWarnings]),
  /** As written in the file. */
  value: z.string(),
})
export type ImportProblem = z.infer<typeof ImportProblem>

export const ImportLine = z.object({
  /** Counted as in the file, with the headers as line 1. */
  line: z.int(),
  title: z.string(),
  detail: z.string(),
  /** Yen: a client’s opening balance, or what a purchase costs; null if nothing is entered. */
  amount: z.nullable(yen()),
  /** Yen that have been paid for it; null for a client. */
  paid: z.nullable(yen()),
  problems: z.array(ImportProblem),
})
export type ImportLine = z.infer<typeof ImportLine>

/** What a draft would do, line by line, and what is wrong with it. */
export const checkImport = contract({
  method: 'GET',
  path: '/import/check',
  operation: 'imports.checkImport',
  audience: 'manager',
  needs: brings,
  input: z.object({
    id: id(),
    only: z._default(z.enum(['all', 'problems']), 'all'),
    page: z._default(int(1, 100_000), 1),
    pageSize: z._default(int(1, 100), 50),
  }),
  slow: true,
  output: z.object({
    lines: z.array(ImportLine),
    /** Lines without a problem, with errors, and with nothing but warnings. */
    counts: z.object({ ready: z.int(), faulty: z.int(), warned: z.int() }),
    /** Yen, for all lines; `balances` is by how much the clients' balances change. */
    sums: z.object({ amount: yen(), paid: yen(), balances: yen() }),
    /** Required fields that no column holds. */
    missing: z.array(importField),
    pageInfo: PageInfo,
  }),
  errors: ['not_found', 'stale'],
})

/** Creates everything in a draft, or nothing if a single line is wrong. */
export const runImport = contract({
  method: 'POST',
  path: '/import/run',
  operation: 'imports.runImport',
  audience: 'manager',
  needs: brings,
  input: z.object({ id: id() }),
  slow: true,
  output: ImportView,
  errors: ['not_found', 'stale', 'import_faulty', 'import_fields', 'period_closed'],
})

export const ImportStanding = z.object({
  entity: z.enum(['client', 'purchase']),
  id: z.int(),
  name: z.string(),
  bonds: z.array(z.enum(importBonds)),
})
export type ImportStanding = z.infer<typeof ImportStanding>

/**
 * What depends on the records that an import created and keeps it from being undone: the first hundred, and the total.
 */
export const importStanding = contract({
  method: 'GET',
  path: '/import/standing',
  operation: 'imports.importStanding',
  audience: 'manager',
  needs: brings,
  input: z.object({ id: id() }),
  output: z.object({ standing: z.array(ImportStanding), count: z.int() }),
  errors: ['not_found'],
})

/** Undoes an import as long as nothing depends on what it created; its ledger entries are reversed. */
export const takeBackImport = contract({
  method: 'POST',
  path: '/import/take-back',
  operation: 'imports.takeBackImport',
  audience: 'manager',
  needs: takesBack,
  input: z.object({ id: id(), reason: text(300) }),
  slow: true,
  output: ImportView,
  errors: ['not_found', 'stale', 'field_required', 'import_bound', 'period_closed'],
})

/** Emails a link for choosing a password to the imported clients who have none, except those whose link still works. */
export const inviteImported = contract({
  method: 'POST',
  path: '/import/invite',
  operation: 'imports.inviteImported',
  audience: 'manager',
  needs: brings,
  input: z.object({ id: id() }),
  slow: true,
  output: z.object({ success: z.literal(true), invited: z.int() }),
  errors: ['not_found', 'stale'],
})

import { createHash } from 'node:crypto'
import type { BankFile, readBankFile as contract } from '@seriba/contracts/bank-files'
import type { Input } from '@seriba/contracts/contract'
import { jstDay } from '@seriba/domain/time/jst'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { notifyPaymentsChanged } from '@seriba/server-kit/desk-events'
import type { Recorder } from '../record-payment.ts'
import { fileOfBytes, findFile, linesOfFile } from './bank-files.repository.ts'
import {
  type BankStatement,
  type IncomingLine,
  UnclearStatement,
  UnreadableStatement,
} from './bank-statement.ts'
import type { ReadAs } from './read-csv.ts'
import { readStatement } from './read-statement.ts'

/**
 * Reads an uploaded file; the same file again returns the existing one, and a line from an earlier file is not added
 * again.
 */
export async function readBankFile(
  { db }: Pick<AppContext, 'db'>,
  by: Recorder,
  { name, data, dayOrder }: Input<typeof contract>,
): Promise<BankFile> {
  const bytes = Buffer.from(data, 'base64')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const known = await fileOfBytes(db, sha256)
  if (known !== null) return { ...(await viewBankFile({ db }, { id: known })), isRepeated: true }
  const statement = statementOf(bytes, { today: jstDay(new Date()), dayOrder })
  const id = await withTransaction({ db }, async (tx) => {
    const file = await insertFile(tx, { name, sha256, statement, by })
    if (file === null) return null
    const added = await insertLines(tx, file, statement)
    await tx
      .updateTable('bank_files')
      .set({ of_earlier_files: statement.incoming.length - added })
      .where('id', '=', file)
      .execute()
    await recordAudit(tx, {
      actor: by.actor,
      action: 'bankFile.read',
      entity: 'bankFile',
      entityId: file,
      after: { name, lines: statement.incoming.length, added },
      ip: by.caller.ip,
    })
    await notifyPaymentsChanged(tx, by)
    return file
  })
  // Somebody else has uploaded the same file at the same moment.
  if (id === null)
    return { ...(await viewBankFile({ db }, { id: (await fileOfBytes(db, sha256)) ?? 0 })), isRepeated: true }
  return viewBankFile({ db }, { id })
}

export async function viewBankFile({ db }: { db: Db }, { id }: { id: number }): Promise<BankFile> {
  const file = (await findFile(db, id)) ?? notFound()
  return { ...file, isRepeated: false, lines: await linesOfFile(db, file.id) }
}

function statementOf(bytes: Buffer, as: ReadAs): BankStatement {
  try {
    return readStatement(bytes, as)
  } catch (error) {
    if (error instanceof UnclearStatement) throw new ApiError('bank_days_unclear', { detail: error.days })
    throw error instanceof UnreadableStatement ? new ApiError('bank_file_unreadable') : error
  }
}

type NewFile = { name: string; sha256: string; statement: BankStatement; by: Recorder }

async function insertFile(tx: Tx, { name, sha256, statement, by }: NewFile): Promise<number | null> {
  const row = await tx
    .insertInto('bank_files')
    .values({
      name,
      sha256,
      account: statement.account,
      outgoing: statement.outgoing,
      left_out: statement.leftOut,
      created_by: by.actor.userId,
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

async function insertLines(tx: Tx, fileId: number, { account, incoming }: BankStatement): Promise<number> {
  const seen = new Map<string, number>()
  let added = 0
  for (const line of incoming) {
    const alike = [account, line.day, line.amount, line.sender, line.text].join('|')
    const nth = (seen.get(alike) ?? 0) + 1
    seen.set(alike, nth)
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('bank_lines')
      .values({ ...columns(line), file_id: fileId, fingerprint: fingerprintOf(alike, nth) })
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .executeTakeFirstOrThrow()
    added += Number(numInsertedOrUpdatedRows)
  }
  return added
}

const columns = ({ day, amount, sender, text, raw }: IncomingLine) => ({ day, amount, sender, text, raw })

/** Two identical transfers on one day are two; the same two in another file are the same two. */
const fingerprintOf = (alike: string, nth: number) =>
  createHash('sha256').update(`${alike}|${nth}`).digest('hex')

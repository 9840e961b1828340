import { decodeText } from '@seriba/server-kit/text-table'
import { type BankStatement, UnreadableStatement } from './bank-statement.ts'
import { readCamt } from './read-camt.ts'
import { type ReadAs, readCsv } from './read-csv.ts'

/** A statement from its bytes: CAMT.053, or a table in UTF-8 or the Shift_JIS of Japanese banks. */
export function readStatement(bytes: Buffer, as: ReadAs): BankStatement {
  const text = decodeText(bytes)
  if (text === null) throw new UnreadableStatement('neither UTF-8 nor Shift_JIS')
  if (text.includes('\0')) throw new UnreadableStatement('no text')
  return text.trimStart().startsWith('<') ? readCamt(text) : readCsv(text, as)
}

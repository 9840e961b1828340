import { ok, type RuleResult, rejected } from '../access/rule-result.ts'

type Line = { parts: readonly unknown[] }

/** Lines of a bank file that somebody has recorded, in full or in part. */
export const recordedLines = <T extends Line>(lines: readonly T[]): T[] =>
  lines.filter(({ parts }) => parts.length > 0)

export const bankFileCan = {
  /**
   * A file that was misread is discarded and read again. It cannot be discarded while one of its lines is a payment:
   * read again with another day, that line would become a second payment.
   */
  discard: (lines: readonly Line[]): RuleResult<'bank_file_recorded'> =>
    recordedLines(lines).length > 0 ? rejected('bank_file_recorded') : ok,
}

import { ok, type RuleResult, rejected } from '../access/rule-result.ts'

type Line = { parts: readonly unknown[] }

/** Lines of a bank file that somebody has recorded, wholly or in part. */
export const recordedLines = <T extends Line>(lines: readonly T[]): T[] =>
  lines.filter(({ parts }) => parts.length > 0)

export const bankFileCan = {
  /**
   * What was read wrongly is discarded and read again. While a line of it is a payment it stands: read again, with
   * another day, that line would be a second one.
   */
  discard: (lines: readonly Line[]): RuleResult<'bank_file_recorded'> =>
    recordedLines(lines).length > 0 ? rejected('bank_file_recorded') : ok,
}

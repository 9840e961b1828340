import type { Input, Output } from '@seriba/contracts/contract'
import type { checkImport as contract, ImportLine } from '@seriba/contracts/imports'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import { type CheckedLines, checkLines, isFaulty, missingIn } from './check/check-lines.ts'
import { findImport } from './imports.repository.ts'

/** What a draft would do, one page of its lines. Writes nothing. */
export async function checkImport(
  { db }: { db: Db },
  { id, only, page, pageSize }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const draft = await findImport(db, id)
  if (draft.done_at !== null) throw new ApiError('stale')
  const checked = await checkLines(db, draft)
  const lines = reportOf(checked)
  const shown = only === 'all' ? lines : lines.filter(({ problems }) => problems.length > 0)
  const faulty = lines.filter(isFaulty).length
  const warned = lines.filter(({ problems }) => problems.length > 0).length - faulty
  const sum = (of: (line: ImportLine) => number | null) => lines.reduce((all, one) => all + (of(one) ?? 0), 0)
  const [amount, paid] = [sum((line) => line.amount), sum((line) => line.paid)]
  return {
    lines: shown.slice((page - 1) * pageSize, page * pageSize),
    counts: { ready: lines.length - faulty, faulty, warned },
    sums: { amount, paid, balances: draft.kind === 'clients' ? amount : draft.counted ? 0 : paid - amount },
    missing: missingIn(draft),
    pageInfo: { page, pageSize, totalSearchResults: shown.length, totalResults: lines.length },
  }
}

const reportOf = (checked: CheckedLines): ImportLine[] =>
  checked.kind === 'clients'
    ? checked.lines.map(({ line, value, problems }) => ({
        line,
        title: value.fullName,
        detail: value.email,
        amount: value.openingBalance || null,
        paid: null,
        problems,
      }))
    : checked.lines.map(({ line, value: { lot, total, paid }, problems }) => ({
        line,
        title: `${lot.maker} ${lot.model}`.trim(),
        detail: lot.chassis,
        amount: total,
        paid,
        problems,
      }))

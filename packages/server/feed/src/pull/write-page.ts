import { tableOfPart } from '@seriba/domain/feeds/feed-source'
import type { Fixes } from '../fixes.ts'
import { type LotWriter, prepare } from '../lot-writer.ts'
import type { SourcePage } from '../source/open-source.ts'
import type { RowSettings } from '../source/source-record.ts'
import type { Spellings } from '../spellings.ts'
import { findMoves } from './known-lots.ts'
import { nextPlace } from './next-place.ts'
import {
  linkStatement,
  moveStatements,
  placeStatement,
  runStatements,
  wordStatement,
} from './page-statements.ts'
import type { PullRow } from './pull-state.ts'
import { readRows } from './read-rows.ts'
import { removeVanishedStatements } from './vanished.ts'

/** Another process has read on from here. */
export class PullOvertaken extends Error {
  override name = 'PullOvertaken'
}

type Tools = { writer: LotWriter; spellings: Spellings; settings: RowSettings; fixes: Fixes }

/**
 * Writes a source's page along with the new place, in one transaction: a process may end at any moment, and the next
 * one continues without a lot lost or written twice. Returns whether the pass is over.
 */
export async function writePage(
  { writer, spellings, settings, fixes }: Tools,
  pull: PullRow,
  page: SourcePage,
): Promise<boolean> {
  const table = tableOfPart(pull.part)
  const next = nextPlace(pull, page)
  const read = readRows(page.rows, table, settings, pull.read, fixes)
  await spellings.unify(read.rows)
  const seenFrom = pull.mode === 'changes' ? pull.full_pass : pull.pass
  const moves = await findMoves(writer, { feedId: pull.feed_id, table, seenFrom }, read.rows)
  const skipped = [...read.skipped, ...moves.refused]
  const hasVanished = next.isOver && pull.mode === 'all'

  await writer.write(prepare(moves.rows), {
    before: moveStatements(moves),
    async after(written, ask) {
      const outcome = { read: page.rows.length, written, skipped }
      const said = await ask([
        ...(moves.rows.length === 0 ? [] : [linkStatement(pull.feed_id, table, pull.pass, moves.rows)]),
        ...(read.unknown.length === 0 ? [] : [wordStatement(pull.feed_id, read.unknown)]),
        ...(pull.run_id === null ? [] : runStatements(pull.run_id, next.isOver, outcome)),
        ...(hasVanished ? removeVanishedStatements({ feedId: pull.feed_id, table, pass: pull.pass }) : []),
        placeStatement(pull, next, page.rows.length),
      ])
      if (!said.some(({ stepped }) => stepped === 1)) throw new PullOvertaken()
    },
  })
  return next.isOver
}

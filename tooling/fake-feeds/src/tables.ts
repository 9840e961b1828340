import { dayMs } from '@seriba/domain/time/jst'
import { indexOf } from './random.ts'
import { bikeRow, mainRow, perEndedDay, type Row, type Shape, statsRow } from './rows.ts'
import { matchesConditions, type Statement } from './statement.ts'

/** A source's tables: made as they are requested, with a test's changes on top of them. */
export type Tables = {
  /** Changes a live lot, such as its date; `time` says when. */
  change(index: number, change: Row): void
  /** A live lot is no longer listed. */
  vanish(index: number): void
  /** A live lot is listed again. */
  listAgain(index: number): void
  /** A result for a live lot, which is then no longer among the live ones. */
  end(index: number, result: Row): void
  rows(statement: Statement): Row[]
  count(statement: Statement): number
}

export function createTables(shape: Shape): Tables {
  const changes = new Map<number, Row>()
  const gone = new Set<number>()
  const results: Row[] = []
  const live = (index: number): Row => ({ ...mainRow(shape, index), ...changes.get(index) })

  function* main(from: number) {
    for (let index = from; index < shape.live; index++) if (!gone.has(index)) yield live(index)
  }
  function* stats(from: number, to: number) {
    for (let index = from; index < to; index++) yield statsRow(shape, index)
    yield* results
  }
  function* bike(from: number) {
    for (let index = from; index < shape.bikes; index++) yield bikeRow(shape, index)
  }

  function rowsOf(statement: Statement): Iterable<Row> {
    const after = statement.conditions.find(({ column, operator }) => column === 'id' && operator === '>')
    const from = after ? indexOf(after.value) : 0
    if (statement.table === 'main') return main(from)
    if (statement.table === 'bike') return bike(from)
    const days = daysOf(statement, shape)
    return stats(Math.max(from, days.from), Math.min(shape.ended, days.to))
  }

  function* matching(statement: Statement) {
    for (const row of rowsOf(statement)) if (matchesConditions(row, statement)) yield row
  }

  return {
    change: (index, change) => changes.set(index, { ...changes.get(index), ...change }),
    vanish: (index) => gone.add(index),
    listAgain: (index) => gone.delete(index),
    end(index, result) {
      gone.add(index)
      results.push({ ...live(index), ...result, id: `~${live(index).id}` })
    },
    rows: (statement) => [...matching(statement).drop(statement.skip).take(statement.rows)],
    count: (statement) => matching(statement).reduce((sum) => sum + 1, 0),
  }
}

/** Which ended lots the days in a statement can contain: they are sorted by day, newest first. */
function daysOf({ conditions }: Statement, shape: Shape) {
  const perDay = perEndedDay(shape)
  const bounds = conditions.filter(({ column }) => column === 'auction_date')
  const ago = (operator: string) => {
    const day = bounds.find((bound) => bound.operator === operator)?.value.slice(0, 10)
    return day === undefined ? null : Math.round((Date.parse(shape.today) - Date.parse(day)) / dayMs)
  }
  const [oldest, newest] = [ago('>='), ago('<')]
  return {
    from: newest === null ? 0 : Math.max(0, newest * perDay),
    to: oldest === null ? Number.POSITIVE_INFINITY : Math.max(0, oldest * perDay),
  }
}

import { type DayOrder, ordersOfDays, readDayIn } from '@seriba/domain/format/day-order'
import { normalizeText, readDay, readYen } from '@seriba/domain/format/read-cell'
import { rowsOfText } from '@seriba/server-kit/text-table'
import { type BankStatement, UnclearStatement, UnreadableStatement } from './bank-statement.ts'

/** Column names used by Japanese and other banks. */
const heads = {
  day: /^(date|value date|booking date|transaction date|日付|取引日|年月日|お取引日|起算日|дата)/i,
  in: /^(deposit|credit|amount|paid in|money in|incoming|入金|お預り|お預入|受取|預入|金額|入払金額|取引金額|сумма|приход|зачислено)/i,
  out: /^(withdraw|debit|paid out|money out|outgoing|出金|お引出|お支払|支払|引出|расход|списано)/i,
  sender: /^(sender|payer|name|from|counterparty|振込依頼人|依頼人|振込人|お名前|отправитель|плательщик)/i,
  text: /^(description|text|details|remarks|narrative|message|reference|memo|摘要|取引内容|内容|お取引内容|備考|назначение|описание)/i,
} as const
type Column = keyof typeof heads
type Columns = Record<Column, number[]>

export type ReadAs = {
  /** A Japanese day: no statement contains days far ahead of it. */
  today: string
  /** The order of its days, if somebody has chosen it. */
  dayOrder?: DayOrder | undefined
}

/** A bank’s table: with headings, or plain `date, amount, text`. */
export function readCsv(text: string, as: ReadAs): BankStatement {
  const rows = rowsOfText(text)
  if (rows === null) throw new UnreadableStatement('no table')
  const headAt = rows.findIndex((row) => {
    const found = columnsOf(row)
    return found.day.length > 0 && found.in.length > 0
  })
  const columns =
    headAt === -1 ? { day: [0], in: [1], out: [], sender: [], text: [] } : columnsOf(rows[headAt] ?? [])
  const statement: BankStatement = {
    account: accountOf(rows.slice(0, Math.max(headAt, 0))),
    incoming: [],
    outgoing: 0,
    leftOut: 0,
  }
  const lines = rows.slice(headAt + 1)
  const days = daysOf(
    lines.map((row) => row[columns.day[0] ?? 0]),
    as,
  )
  const isMoney = lines.map((row, at) => take(row, days[at] ?? null, columns, headAt === -1, statement))
  // For a day without transactions there are only headings.
  const isEmpty = headAt !== -1 && statement.leftOut === 0
  if (!isMoney.includes(true) && !isEmpty) throw new UnreadableStatement('no line of money')
  return statement
}

/** A column’s days. An order that only the reader’s habits would suggest has to be chosen. */
function daysOf(cells: readonly (string | undefined)[], { today, dayOrder }: ReadAs): (string | null)[] {
  const plain = cells.map(readDay)
  const others = cells.map(normalizeText).filter((_, at) => plain[at] === null)
  const orders = ordersOfDays(others, today)
  const order = orders.length > 1 ? orders.find((one) => one === dayOrder) : orders[0]
  if (order === undefined && orders.length > 1) throw new UnclearStatement(exampleOf(others, orders))
  return plain.map((day, at) => day ?? (order ? readDayIn(order, cells[at]) : null))
}

/** A cell that is a different day in each order, if there is one. */
function exampleOf(cells: readonly string[], orders: readonly DayOrder[]) {
  const examples = cells.map((cell) => ({
    cell,
    readings: orders.flatMap((order) => {
      const day = readDayIn(order, cell)
      return day === null ? [] : [{ order, day }]
    }),
  }))
  const differing = ({ readings }: (typeof examples)[number]) => new Set(readings.map(({ day }) => day)).size
  return examples.reduce((best, one) => (differing(one) > differing(best) ? one : best))
}

function columnsOf(row: readonly string[]): Columns {
  const columns: Columns = { day: [], in: [], out: [], sender: [], text: [] }
  for (const [at, cell] of row.entries()) {
    const name = normalizeText(cell)
    const column = (Object.keys(heads) as Column[]).find((key) => heads[key].test(name))
    if (column) columns[column].push(at)
  }
  return columns
}

/** Whether it is a statement line: it has a day and an amount, even if it is left out. */
function take(
  row: readonly string[],
  day: string | null,
  columns: Columns,
  bare: boolean,
  statement: BankStatement,
): boolean {
  const cells = (at: readonly number[]) =>
    at.map((index) => normalizeText(row[index])).filter((cell) => cell !== '')
  const hasAmount = [...columns.in, ...columns.out].some((at) => /\d/.test(row[at] ?? ''))
  if (day === null) {
    // Remarks above and below the lines have no amount; anything that has one may be a payment.
    if (hasAmount) statement.leftOut += 1
    return false
  }
  const amount = columns.in.map((at) => readYen(row[at])).find((yen) => yen !== null && yen !== 0) ?? null
  if (amount === null || amount < 0) {
    const out = columns.out.some((at) => readYen(row[at]))
    if (out || amount !== null) statement.outgoing += 1
    else statement.leftOut += 1
    return hasAmount
  }
  const rest = bare ? row.slice(2).map(normalizeText).filter(Boolean) : cells(columns.text)
  const sender = cells(columns.sender).join(' ') || (rest[0] ?? '')
  statement.incoming.push({
    day,
    amount,
    sender,
    text: rest.join(' '),
    raw: row.map(normalizeText).join(',').slice(0, 1000),
  })
  return true
}

/** `Account: 0417 2209913` above the table, in any cell. */
function accountOf(rows: readonly string[][]): string | null {
  for (const row of rows) {
    const at = row.findIndex((cell) => /^(account|口座番号|счет|счёт)/i.test(normalizeText(cell)))
    const said = at === -1 ? '' : normalizeText([row[at], row[at + 1]].join(' '))
    const [number] = /\d[\d -]{4,}\d/.exec(said) ?? []
    if (number) return number
  }
  return null
}

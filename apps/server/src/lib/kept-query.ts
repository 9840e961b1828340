import pg from 'pg'

type Column = { name: string; dataTypeID: number }
export type Parsers = Pick<pg.ClientBase, 'getTypeParser'>

/** What the driver's own queries do beside what its types tell. */
type DriverQuery = {
  name: string
  _result: { rows: unknown[] }
  _canceledDueToError: unknown
  prepare(connection: object): void
}
const Query = pg.Query as unknown as new (config: pg.QueryConfig) => DriverQuery

/** How a statement's rows are read, known on a connection since it was first run there. */
type ReadRow = (texts: readonly (string | null)[]) => unknown

/** What a connection remembers of its statements. */
export class KeptColumns {
  readonly readers = new Map<string, ReadRow>()
  /** The connection as it is used for a statement that need not be described again. */
  readonly undescribed: object
  private readonly parsers: Parsers

  constructor(connection: object, parsers: Parsers) {
    this.undescribed = Object.create(connection, { describe: { value: () => {} } })
    this.parsers = parsers
  }

  readerOf(columns: readonly Column[]): ReadRow {
    const names = columns.map(({ name }) => name)
    const parsers = columns.map(({ dataTypeID }) => this.parsers.getTypeParser(dataTypeID, 'text'))
    const empty = Object.fromEntries(names.map((name) => [name, null as unknown]))
    return (texts) => {
      const row = { ...empty }
      for (const [i, parse] of parsers.entries()) {
        const text = texts[i]
        if (text != null) row[names[i] as string] = parse(text)
      }
      return row
    }
  }
}

/**
 * A named query that asks what its columns are the first time only: with two dozen of them the answer takes
 * as long to make and to read as a few rows.
 */
export class KeptQuery extends Query {
  private readonly kept: KeptColumns
  private read: ReadRow | undefined

  constructor(config: pg.QueryConfig & { name: string }, kept: KeptColumns) {
    super(config)
    this.kept = kept
  }

  override prepare(connection: object) {
    this.read = this.kept.readers.get(this.name)
    super.prepare(this.read ? this.kept.undescribed : connection)
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }) {
    this.read = this.kept.readerOf(fields)
    this.kept.readers.set(this.name, this.read)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }) {
    if (this._canceledDueToError) return
    try {
      this._result.rows.push(this.read?.(fields))
    } catch (error) {
      this._canceledDueToError = error
    }
  }
}

/** A figure's or a fact's name and what it says. */
export type Fact = {
  label: string
  value: string
  /** Its share of the width among its row; 1 where it is left out. */
  share?: number
}

export type PaperColumn = {
  label: string
  align?: 'end'
  /** Its share of the width. */
  share: number
}

export type PaperRow = {
  cells: readonly string[]
  /** Small, below the first cell. */
  note?: string | undefined
}

export type PaperTable = {
  columns: readonly PaperColumn[]
  rows: readonly PaperRow[]
  /** The figure that it comes to, large. */
  total?: Fact
  /** What follows from it; the last of them is strong. */
  after?: readonly Fact[]
}

/**
 * A paper that a company sends, such as an invoice: described once, in words and figures that are ready to be read,
 * and drawn as a page and as a PDF.
 */
export type Paper = {
  language: 'en' | 'ru'
  title: string
  /** What stands at the top right. */
  brand: string
  /** The address of the picture that stands in its place. */
  logo: string | null
  /** The sender and the recipient: a name and the lines below it. */
  parties: readonly { label: string; lines: readonly string[] }[]
  /** Rows of facts; the first one stands between rules. */
  facts: readonly (readonly Fact[])[]
  tables: readonly PaperTable[]
  notes: readonly string[]
  /** Where money goes, and what the transfer is to name. */
  payment?: { label: string; facts: readonly Fact[]; reference: Fact; text: string } | undefined
  /** When and by whom it was made. */
  made: string
  pageOf: (page: number, pages: number) => string
}

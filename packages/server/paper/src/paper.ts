/** The name of a figure or a fact, and its value. */
export type Fact = {
  label: string
  value: string
  /** Its share of its row's width; 1 if left out. */
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
  /** In small print, below the first cell. */
  note?: string | undefined
}

export type PaperTable = {
  columns: readonly PaperColumn[]
  rows: readonly PaperRow[]
  /** The resulting figure, in large print. */
  total?: Fact
  /** What follows from it; the last one is emphasized. */
  after?: readonly Fact[]
}

/**
 * A document that a company sends, such as an invoice: described once, with text and figures ready for display, and
 * rendered as a page and as a PDF.
 */
export type Paper = {
  language: 'en' | 'ru'
  title: string
  /** Shown at the top right. */
  brand: string
  /** The address of the picture shown instead of the brand. */
  logo: string | null
  /** The sender and the recipient: a name and the lines below it. */
  parties: readonly { label: string; lines: readonly string[] }[]
  /** Rows of facts; the first one is between rules. */
  facts: readonly (readonly Fact[])[]
  tables: readonly PaperTable[]
  notes: readonly string[]
  /** Where to send the money, and what the transfer has to mention. */
  payment?: { label: string; facts: readonly Fact[]; reference: Fact; text: string } | undefined
  /** When and by whom it was created. */
  made: string
  pageOf: (page: number, pages: number) => string
}

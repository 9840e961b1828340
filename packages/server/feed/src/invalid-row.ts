/** Why a line of a feed is skipped. */
export class InvalidRow extends Error {
  override name = 'BadLine'
  /** What of it couldn’t be read; nothing where it is the line as a whole. */
  readonly field: string | undefined

  constructor(reason: string, field?: string) {
    super(field === undefined ? reason : `${field}: ${reason}`)
    this.field = field
  }
}

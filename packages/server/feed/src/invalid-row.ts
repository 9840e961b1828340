/** Why a line of a feed is skipped. */
export class InvalidRow extends Error {
  override name = 'BadLine'

  constructor(reason: string, field?: string) {
    super(field === undefined ? reason : `${field}: ${reason}`)
  }
}

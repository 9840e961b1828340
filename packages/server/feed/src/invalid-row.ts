import { type FeedProblem, feedProblem } from '@seriba/i18n/feed-problem'

/** Why a line of a feed is skipped. */
export class InvalidRow extends Error {
  override name = 'InvalidRow'
  /** The part that couldn’t be read; nothing if it is the whole line. */
  readonly field: string | undefined

  constructor(problem: FeedProblem, values: Record<string, string | number> = {}, field?: string) {
    const reason = feedProblem(problem, values)
    super(field === undefined ? reason : `${field}: ${reason}`)
    this.field = field
  }
}

import { type FeedProblem, feedProblem } from '@seriba/i18n/feed-problem'

/** Why a line of a feed is skipped. */
export class InvalidRow extends Error {
  override name = 'InvalidRow'
  /** What of it couldn’t be read; nothing where it is the line as a whole. */
  readonly field: string | undefined

  constructor(problem: FeedProblem, values: Record<string, string | number> = {}, field?: string) {
    const reason = feedProblem(problem, values)
    super(field === undefined ? reason : `${field}: ${reason}`)
    this.field = field
  }
}

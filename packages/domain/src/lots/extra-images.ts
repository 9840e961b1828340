/**
 * What determines for how many lots a viewer may request extra photos in a Japanese day, from a hall that counts such
 * requests.
 */
type Daily = {
  /** `ussLimitCheck`. */
  checked: boolean
  /** `dailyUssLimit`; 0 means no limit (DEC42). */
  limit: number
  /** Lots for which they have already asked today. */
  asked: number
}

/** How many more are allowed today; null means any number (GAP22, GAP29). */
export const extraImagesLeft = ({ checked, limit, asked }: Daily): number | null =>
  checked && limit > 0 ? Math.max(0, limit - asked) : null

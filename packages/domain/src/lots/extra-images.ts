/** What says how many lots of a hall that counts them a viewer may ask for further photos of in a Japanese day. */
type Daily = {
  /** `ussLimitCheck`. */
  checked: boolean
  /** `dailyUssLimit`; 0 sets none (DEC42). */
  limit: number
  /** Lots that they have asked for today. */
  asked: number
}

/** How many more there may be today; null for any number (GAP22, GAP29). */
export const extraImagesLeft = ({ checked, limit, asked }: Daily): number | null =>
  checked && limit > 0 ? Math.max(0, limit - asked) : null

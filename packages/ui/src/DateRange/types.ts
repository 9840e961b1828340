/** Both ends are 'YYYY-MM-DD' and included. */
export type Dates = { from: string | null; to: string | null }

/** With these labels a choice waits to be applied, and two months are shown if there is room. */
export type ApplyTexts = {
  apply: string
  clear: string
  /** How many days are chosen, and which may be. */
  describe: (value: Dates) => string
}

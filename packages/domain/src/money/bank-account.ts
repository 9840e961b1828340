/** Whether a text is a bank's SWIFT code (BIC): bank, country and location, with or without a branch. */
export const isSwiftCode = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text)

type Version = { id: number; from: string }

/**
 * The version that applies on a Japanese day: the latest of those that have taken effect, and of one day's versions
 * the last that was published.
 */
export const bankAccountOn = <V extends Version>(versions: readonly V[], day: string): V | null =>
  versions
    .filter(({ from }) => from <= day)
    .reduce<V | null>(
      (best, one) =>
        best === null || one.from > best.from || (one.from === best.from && one.id > best.id) ? one : best,
      null,
    )

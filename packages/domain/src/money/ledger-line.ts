type AboutLine = {
  description: string
  /** The purchase for which the line is charged, with its car’s name and its lot number. */
  sku: string | null
  car: string | null
  lotNo: number | null
}

/**
 * What a ledger line is about, besides its purpose: its note, then its car. The purchase number is only shown if no
 * car is known, and only once. `lotWords` renders a lot number.
 */
export function aboutLine({ description, sku, car, lotNo }: AboutLine, lotWords: (lotNo: number) => string) {
  const written = car !== null && description === sku ? '' : description
  const named =
    car !== null
      ? [car, lotNo ? lotWords(lotNo) : '']
      : [sku !== null && !description.includes(sku) ? sku : '']
  return [written, ...named].filter(Boolean).join(', ')
}

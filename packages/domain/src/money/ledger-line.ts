type AboutLine = {
  description: string
  /** Of the purchase that the line is charged for, with its car’s name and the number of its lot. */
  sku: string | null
  car: string | null
  lotNo: number | null
}

/**
 * What a ledger line is about, beside its purpose: what was written of it, then its car. The number of the purchase
 * stands only where no car is known, and once. `lotWords` says the number of a lot.
 */
export function aboutLine({ description, sku, car, lotNo }: AboutLine, lotWords: (lotNo: number) => string) {
  const written = car !== null && description === sku ? '' : description
  const named =
    car !== null
      ? [car, lotNo ? lotWords(lotNo) : '']
      : [sku !== null && !description.includes(sku) ? sku : '']
  return [written, ...named].filter(Boolean).join(', ')
}

type Known = { label: string; place: number }

/**
 * Values with their labels and their ranks. Comparing by a language's rules and parsing days is slow, and the same
 * few values are requested all the time.
 */
export class LabelCache {
  private readonly known = new Map<string, Known>()
  private readonly compare: (a: string, b: string) => number
  private readonly labelOf: (value: string) => string

  constructor(compare: (a: string, b: string) => number, labelOf: (value: string) => string) {
    this.compare = compare
    this.labelOf = labelOf
  }

  /** What is known about each; ranks are valid among the values of one call. */
  all(values: readonly string[]): Known[] {
    const found = values.map((value) => this.known.get(value))
    if (found.every((known) => known !== undefined)) return found
    this.learn(values)
    return this.all(values)
  }

  private learn(values: readonly string[]) {
    // Sales and codes come and go for as long as a server runs.
    if (this.known.size > mostKnown) this.known.clear()
    for (const value of values) {
      if (!this.known.has(value)) this.known.set(value, { label: this.labelOf(value), place: 0 })
    }
    const sorted = [...this.known].sort(([a], [b]) => this.compare(a, b))
    sorted.forEach(([, known], place) => {
      known.place = place
    })
  }
}

const mostKnown = 20_000

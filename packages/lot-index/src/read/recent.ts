/** Keeps what was requested most recently. */
export class Recent<T> {
  private readonly kept = new Map<string, T>()
  private readonly limit: number
  private readonly dropped: (value: T) => void

  constructor(limit: number, dropped: (value: T) => void = () => {}) {
    this.limit = limit
    this.dropped = dropped
  }

  get(key: string, make: () => T): T {
    const known = this.kept.get(key)
    if (known !== undefined) {
      // A map keeps the order of insertion: the first entry is the one that was requested longest ago.
      this.kept.delete(key)
      this.kept.set(key, known)
      return known
    }
    const made = make()
    this.kept.set(key, made)
    for (const [oldest, value] of this.kept) {
      if (this.kept.size <= this.limit) break
      this.kept.delete(oldest)
      this.dropped(value)
    }
    return made
  }

  values(): Iterable<T> {
    return this.kept.values()
  }

  clear(): void {
    for (const value of this.kept.values()) this.dropped(value)
    this.kept.clear()
  }
}

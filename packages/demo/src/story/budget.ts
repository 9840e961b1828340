import type { DemoUser } from '../people.ts'

type Group = { letter: string; quota: number; amounts: number[] }

const letters = ['A', 'B', 'C', 'D'] as const
const quotas = [1, 1, 2, 1] as const
const largestGroup = 5

const held = (group: Group): number =>
  [...group.amounts]
    .sort((a, b) => b - a)
    .slice(0, group.quota)
    .reduce((sum, amount) => sum + amount, 0)

/**
 * A client's credit while their live bids are planned: a bid without a group holds its amount, a group
 * only its largest ones. Nothing is planned that the server would refuse.
 */
export class Budget {
  readonly #limit: number
  #single = 0
  #groups: Group[] = []

  constructor(client: DemoUser) {
    this.#limit = (client.creditLimit + client.balance) * 0.94
  }

  #exposure(): number {
    return this.#single + this.#groups.reduce((sum, group) => sum + held(group), 0)
  }

  /** Takes the amount, in a group if that helps; undefined if it does not fit at all. */
  take(amount: number, mayGroup: boolean): { group: PlannedGroup | null } | undefined {
    const small = amount <= this.#limit * 0.12
    if ((small || !mayGroup) && this.#exposure() + amount <= this.#limit) {
      this.#single += amount
      return { group: null }
    }
    if (!mayGroup) return undefined
    const group = this.#groups.find(({ amounts }) => amounts.length < largestGroup) ?? this.#open()
    if (!group) return undefined
    group.amounts.push(amount)
    if (this.#exposure() <= this.#limit) return { group: { letter: group.letter, quota: group.quota } }
    group.amounts.pop()
    if (group.amounts.length === 0) this.#groups.pop()
    return undefined
  }

  #open(): Group | undefined {
    const at = this.#groups.length
    const letter = letters[at]
    if (!letter) return undefined
    const group: Group = { letter, quota: quotas[at] ?? 1, amounts: [] }
    this.#groups.push(group)
    return group
  }
}

type PlannedGroup = { letter: string; quota: number }

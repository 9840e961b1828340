import type { BankLine, BankMatch } from '@seriba/contracts/bank-files'

/** In this order lines are looked through: what needs a person first. */
export const lineGroups = ['check', 'none', 'sure', 'done', 'aside'] as const
export type LineGroup = (typeof lineGroups)[number]

export function groupOf({ ledgerId, isSetAside, matches }: BankLine): LineGroup {
  if (ledgerId !== null) return 'done'
  if (isSetAside) return 'aside'
  const [best] = matches
  if (!best) return 'none'
  return best.match === 'sure' ? 'sure' : 'check'
}

/** What staff says of a line: whose money it is, and that it is to be entered. */
export type Decision = {
  isTicked: boolean
  /** Which of the proposals, or somebody else. */
  choice: number | { id: number; name: string } | null
  /** Why it was not entered, once that was tried. */
  refusal: string | null
  /** Insists on what the server asked about. */
  force: boolean
  today: boolean
}

export const decisionOf = (line: BankLine, made: Decision | undefined): Decision =>
  made ?? {
    isTicked: groupOf(line) === 'sure',
    choice: line.matches.length > 0 ? 0 : null,
    refusal: null,
    force: false,
    today: false,
  }

type Receiver = { id: number; name: string; match: BankMatch | null }

/** Who gets the money of a line as it is decided. */
export function receiverOf({ matches }: BankLine, { choice }: Decision): Receiver | null {
  if (choice === null) return null
  if (typeof choice === 'object') return { ...choice, match: null }
  const match = matches[choice]
  return match ? { ...match.client, match } : null
}

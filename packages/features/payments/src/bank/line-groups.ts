import type { BankLine, BankMatch } from '@seriba/contracts/bank-files'
import type { AskedDeposit } from '@seriba/contracts/payments'
import type { Answer } from '../shared/DepositAnswers.tsx'

/** The order in which lines are reviewed: those that need a person come first. */
export const lineGroups = ['check', 'none', 'sure', 'done', 'aside'] as const
export type LineGroup = (typeof lineGroups)[number]

export function groupOf({ ledgerId, isSetAside, matches }: BankLine): LineGroup {
  if (ledgerId !== null) return 'done'
  if (isSetAside) return 'aside'
  const [best] = matches
  if (!best) return 'none'
  return best.match === 'sure' ? 'sure' : 'check'
}

/** What staff decide about a line: whose money it is, and that it is to be entered. */
export type Decision = {
  isTicked: boolean
  /** One of the proposals, or somebody else. */
  choice: number | { id: number; name: string } | null
  /**
   * How many yen of it are theirs: everything that is left if the field was not edited, and none if it was emptied.
   */
  amount: number | null | undefined
  /** What it pays for; an empty list means what is due first. */
  purchaseIds: readonly number[]
  /** Why it was not entered, after an attempt. */
  refusal: string | null
  /** The answer to the server's question: valid for this recipient and amount only. */
  answer: Answer
  /** The deposit that it asks about. */
  asked: AskedDeposit | undefined
  today: boolean
}

/** After a different decision, the question about a line is asked again. */
export const unasked = { refusal: null, answer: {}, asked: undefined } as const

export const decisionOf = (line: BankLine, made: Decision | undefined): Decision =>
  made ?? {
    // After a part has been entered, the rest may be anyone’s.
    isTicked: groupOf(line) === 'sure' && line.parts.length === 0,
    choice: line.matches.length > 0 ? 0 : null,
    amount: undefined,
    purchaseIds: [],
    ...unasked,
    today: false,
  }

/** How many yen of a line are to be entered, as decided. */
export const enteredOf = ({ left }: BankLine, { amount }: Decision): number =>
  amount === undefined ? left : (amount ?? 0)

/** An amount that can be entered: part of what is left. */
export const fitsLine = (line: BankLine, decision: Decision): boolean =>
  enteredOf(line, decision) > 0 && enteredOf(line, decision) <= line.left

type Receiver = { id: number; name: string; match: BankMatch | null }

/** The client who gets a line's money, as decided. */
export function receiverOf({ matches }: BankLine, { choice }: Decision): Receiver | null {
  if (choice === null) return null
  if (typeof choice === 'object') return { ...choice, match: null }
  const match = matches[choice]
  return match ? { ...match.client, match } : null
}

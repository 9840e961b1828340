import type { BankLine, BankMatch } from '@seriba/contracts/bank-files'
import type { AskedDeposit } from '@seriba/contracts/payments'
import type { Answer } from '../shared/DepositAnswers.tsx'

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
  /** Yen of it that are theirs: all that is left where it was not touched, and none where it was emptied. */
  amount: number | null | undefined
  /** What it pays for; none is what is due first. */
  purchaseIds: readonly number[]
  /** Why it was not entered, once that was tried. */
  refusal: string | null
  /** What was answered to what the server asked: of this receiver and amount, and of no other. */
  answer: Answer
  /** The deposit that it asks about. */
  asked: AskedDeposit | undefined
  today: boolean
}

/** Decided otherwise, a line is asked about anew. */
export const unasked = { refusal: null, answer: {}, asked: undefined } as const

export const decisionOf = (line: BankLine, made: Decision | undefined): Decision =>
  made ?? {
    // What is left once a part is entered may be anyone’s.
    isTicked: groupOf(line) === 'sure' && line.parts.length === 0,
    choice: line.matches.length > 0 ? 0 : null,
    amount: undefined,
    purchaseIds: [],
    ...unasked,
    today: false,
  }

/** Yen of a line that are entered, as it is decided. */
export const enteredOf = ({ left }: BankLine, { amount }: Decision): number =>
  amount === undefined ? left : (amount ?? 0)

/** An amount that can be entered: some of what is left. */
export const fitsLine = (line: BankLine, decision: Decision): boolean =>
  enteredOf(line, decision) > 0 && enteredOf(line, decision) <= line.left

type Receiver = { id: number; name: string; match: BankMatch | null }

/** The client who gets the money of a line as it is decided. */
export function receiverOf({ matches }: BankLine, { choice }: Decision): Receiver | null {
  if (choice === null) return null
  if (typeof choice === 'object') return { ...choice, match: null }
  const match = matches[choice]
  return match ? { ...match.client, match } : null
}

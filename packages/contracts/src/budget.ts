import { maxBidAmount } from '@seriba/domain/bids/bid-amount'
import {
  budgetAnswers,
  budgetCaps,
  budgetNote,
  budgetQuestionStates,
  maxBudget,
} from '@seriba/domain/bids/budget'
import { ungrouped } from '@seriba/domain/bids/group'
import { lotTypes } from '@seriba/domain/lots/page-types'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant, int, lotId, success, text, yen } from './fields.ts'

const cap = () => z.nullable(int(1, maxBudget))

/** A client's own caps in yen; null means none. */
export const BudgetSettings = z.object({
  /** What may be won on one Japanese day, by auction days. */
  perDay: cap(),
  /** The same from Monday to Sunday. */
  perWeek: cap(),
  /** What each bid group may come to. */
  perGroup: cap(),
  /** Staff ask before they bid more than this on one lot. */
  askAbove: cap(),
})

/** What staff asked about a lot, and what the client answered. */
export const BudgetQuestion = z.object({
  id: z.int(),
  amount: yen(),
  note: z.string(),
  state: z.enum(budgetQuestionStates),
  askedAt: instant(),
  answeredAt: z.nullable(instant()),
})
export type BudgetQuestion = z.infer<typeof BudgetQuestion>

/** The state of a client's budget for a bid on one lot. */
export const LotBudget = z.object({
  limits: z.array(
    z.object({
      cap: z.enum(budgetCaps),
      /** Yen. */
      limit: yen(),
      used: yen(),
      displaced: yen(),
    }),
  ),
  askAbove: z.nullable(yen()),
  /** The amount that the client has agreed to for this lot. */
  agreed: z.nullable(yen()),
  /** Yen over its amount that a bid on the lot counts for; 0 if the company doesn't count the overbid allowance. */
  allowance: yen(),
  /** The day in Japan that the lot counts toward, and the Monday of its week. */
  day: z.string(),
  week: z.string(),
  question: z.nullable(BudgetQuestion),
})
export type LotBudget = z.infer<typeof LotBudget>

/** The `detail` when the budget refuses something: the cap that is exceeded, or 'ask'. */
export const BudgetRefusal = z.object({ obstacle: z.enum([...budgetCaps, 'ask']), budget: LotBudget })
export type BudgetRefusal = z.infer<typeof BudgetRefusal>

/** The caller's caps, how much of them is used, and open questions from staff. */
export const viewBudget = contract({
  method: 'GET',
  path: '/user/budget',
  operation: 'budget.viewBudget',
  audience: 'buyer',
  input: z.object({}),
  output: z.object({
    settings: BudgetSettings,
    /** Yen that may be won today in Japan, and in this week starting on Monday. */
    used: z.object({ day: yen(), week: yen() }),
    questions: z.array(
      z.object({
        ...BudgetQuestion.shape,
        lotId: z.string(),
        lotType: z.enum(lotTypes),
        lotNo: z.int(),
        auctionName: z.string(),
        name: z.string(),
        /** What the client themselves has bid on the lot. */
        ownBid: z.nullable(yen()),
      }),
    ),
  }),
  errors: [],
})

/** Sets the caller's caps; existing bids stay. */
export const updateBudget = contract({
  method: 'PUT',
  path: '/user/budget',
  operation: 'budget.updateBudget',
  audience: 'buyer',
  input: BudgetSettings,
  output: BudgetSettings,
  errors: [],
})

/**
 * Asks a client whether staff may bid an amount that their budget would not allow; it replaces any earlier question.
 */
export const askBudget = contract({
  method: 'POST',
  path: '/bid/ask-budget',
  operation: 'budget.askBudget',
  audience: 'manager',
  needs: ['biddingAllowed', 'managerBidForClient'],
  input: z.object({
    userId: id(),
    carId: lotId(),
    /** Yen. */
    amount: int(1, maxBidAmount),
    bidGroup: z.optional(int(ungrouped, 1_000_000)),
    note: z._default(text(budgetNote), ''),
  }),
  output: success(),
  errors: ['client_not_found', 'lot_not_found', 'auction_finished', 'budget_allows'],
})

/** Records the client's answer: a yes allows exactly this amount on exactly this lot, until the bid is canceled. */
export const answerBudget = contract({
  method: 'PUT',
  path: '/bid/answer-budget',
  operation: 'budget.answerBudget',
  audience: 'buyer',
  input: z.object({ id: id(), answer: z.enum(budgetAnswers) }),
  output: success(),
  errors: ['not_found', 'budget_answered', 'auction_finished'],
})

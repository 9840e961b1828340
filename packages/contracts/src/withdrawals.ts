import { withdrawalAnswers, withdrawalStates, withdrawalText } from '@seriba/domain/bids/withdrawal'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant, success, text, yen } from './fields.ts'

/** The outcome of a request to withdraw a bid, the bid's last one. */
export const Withdrawal = z.object({
  state: z.enum(withdrawalStates),
  askedAt: instant(),
  /** Why it was requested. */
  reason: z.string(),
  answeredAt: z.nullable(instant()),
  /** What staff answered. */
  note: z.string(),
})
export type Withdrawal = z.infer<typeof Withdrawal>

/** Proof that a bid was canceled, and when. */
export const Receipt = z.object({
  number: z.string(),
  at: instant(),
  amount: yen(),
  /** The person who canceled it. */
  by: z.string(),
  /** Until when canceling was free; null for a lot without a date. */
  freeUntil: z.nullable(instant()),
  lotNo: z.int(),
  auctionName: z.string(),
  auctionDate: z.nullable(instant()),
  name: z.string(),
})
export type Receipt = z.infer<typeof Receipt>

/** The receipt for a bid's last cancellation. */
export const viewReceipt = contract({
  method: 'GET',
  path: '/bid/receipt',
  operation: 'withdrawals.viewReceipt',
  audience: 'signedIn',
  input: z.object({ bidId: id() }),
  output: Receipt,
  errors: [],
})

/** Asks staff to withdraw a bid that can no longer be canceled. */
export const askWithdrawal = contract({
  method: 'POST',
  path: '/bid/ask-withdrawal',
  operation: 'withdrawals.askWithdrawal',
  audience: 'buyer',
  input: z.object({ bidId: id(), reason: z._default(text(withdrawalText), '') }),
  output: success(),
  errors: [
    'bid_not_found',
    'not_yours',
    'bid_not_live',
    'auction_finished',
    'cancellation_still_open',
    'withdrawal_asked',
  ],
})

/** Takes back a withdrawal request that staff have not answered yet: the bid stands. */
export const takeBackWithdrawal = contract({
  method: 'POST',
  path: '/bid/take-back-withdrawal',
  operation: 'withdrawals.takeBackWithdrawal',
  audience: 'buyer',
  input: z.object({ bidId: id() }),
  output: success(),
  errors: ['bid_not_found', 'not_yours', 'withdrawal_answered'],
})

/** Answers a withdrawal request: the bid is withdrawn and thereby canceled, or it is too late and the bid stands. */
export const answerWithdrawal = contract({
  method: 'PUT',
  path: '/bid/answer-withdrawal',
  operation: 'withdrawals.answerWithdrawal',
  audience: 'manager',
  needs: ['bidManagementEnabled', 'bidManageStatus'],
  input: z.object({
    bidId: id(),
    answer: z.enum(withdrawalAnswers),
    note: z._default(text(withdrawalText), ''),
  }),
  output: success(),
  errors: ['bid_not_found', 'withdrawal_answered'],
})

/** The credit that canceling a bid would free: in a group, only what its other bids do not hold. */
export const freedByCancel = contract({
  method: 'GET',
  path: '/bid/freed',
  operation: 'withdrawals.freedByCancel',
  audience: 'signedIn',
  input: z.object({ bidId: id() }),
  output: z.object({
    freed: yen(),
    /** The label of its group. */
    group: z.nullable(z.string()),
  }),
  errors: ['bid_not_found'],
})

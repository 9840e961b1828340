export { planBids, type StoryOptions } from './story/bids.ts'
export { planPayments, purchaseTotal } from './story/payments.ts'
export type {
  LotKey,
  PlannedBid,
  PlannedMessage,
  PlannedPayment,
  PlannedPurchase,
  ScenarioLot,
  StoryStatus,
} from './story/types.ts'

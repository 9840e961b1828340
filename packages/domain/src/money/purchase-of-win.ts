import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { bidStatus } from '../bids/bid-status.ts'
import { isTerminal } from './purchase-moves.ts'
import { purchaseStatuses as at, type PurchaseStatus } from './purchase-status.ts'

type Place = { status: PurchaseStatus; leftFrom: PurchaseStatus }

const cancellable: readonly PurchaseStatus[] = [
  at.processing,
  at.domesticTransport,
  at.waitingShip,
  at.waitingLoading,
  at.purchaseCancelled,
]

/** A win is taken back only while its purchase can be canceled (GAP57): not once the car is on the ship. */
export const canUndoWin = ({ status }: Pick<Place, 'status'>): RuleResult<'purchase_on_its_way'> =>
  cancellable.includes(status) ? ok : rejected('purchase_on_its_way')

/** A win that is taken back cancels its purchase, which keeps where it was. */
export const afterUndoneWin = ({ status, leftFrom }: Place): Place =>
  status === at.purchaseCancelled
    ? { status, leftFrom }
    : { status: at.purchaseCancelled, leftFrom: isTerminal(status) ? leftFrom : status }

/** Won again, it goes on from there. */
export const afterWinAgain = ({ status, leftFrom }: Place): Place =>
  status === at.purchaseCancelled ? { status: leftFrom, leftFrom: null } : { status, leftFrom }

/** Whether a purchase goes on, by the status of its bid: one that was bought elsewhere has none to take back. */
export const isStillWon = (bid: number | null) => bid === null || bid === bidStatus.win

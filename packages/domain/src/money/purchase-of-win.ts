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

/** A win can be taken back only while its purchase can be canceled (GAP57): not once the car is on the ship. */
export const canUndoWin = ({ status }: Pick<Place, 'status'>): RuleResult<'purchase_on_its_way'> =>
  cancellable.includes(status) ? ok : rejected('purchase_on_its_way')

/** Taking back a win cancels its purchase, which remembers its step. */
export const afterUndoneWin = ({ status, leftFrom }: Place): Place =>
  status === at.purchaseCancelled
    ? { status, leftFrom }
    : { status: at.purchaseCancelled, leftFrom: isTerminal(status) ? leftFrom : status }

/** If won again, it continues from there. */
export const afterWinAgain = ({ status, leftFrom }: Place): Place =>
  status === at.purchaseCancelled ? { status: leftFrom, leftFrom: null } : { status, leftFrom }

/** Whether a purchase goes on, by the status of its bid: one that was bought elsewhere has no bid to take back. */
export const isStillWon = (bid: number | null) => bid === null || bid === bidStatus.win

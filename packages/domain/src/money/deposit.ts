import { permissionsOf } from '../access/permission-templates.ts'
import { type RoleName, roleName } from '../access/roles.ts'
import { dayMs } from '../time/jst.ts'

/** How a deposit can be paid (3§2.10). */
export const depositMethods = ['wallet', 'transfer', 'bank'] as const
export type DepositMethod = (typeof depositMethods)[number]

/** A deposit that has not arrived by then is no longer expected (GAP64). */
export const depositExpires = (now: Date) => new Date(now.getTime() + 30 * dayMs)

export const depositStates = ['pending', 'received', 'failed', 'expired'] as const
export type DepositState = (typeof depositStates)[number]

type Known = { ledgerId: number | null; failedAt: string | null; expiresAt: string }

/** The state of a deposit: money that has come in counts, whatever was announced before. */
export function depositState({ ledgerId, failedAt, expiresAt }: Known, now: Date): DepositState {
  if (ledgerId !== null) return 'received'
  if (failedAt !== null) return 'failed'
  return Date.parse(expiresAt) <= now.getTime() ? 'expired' : 'pending'
}

/** How many business days a bank takes. */
export const bankDays = { from: 2, to: 5 } as const

/** Account kinds whose bidding is opened by a deposit; a guest has none to open. */
const openable: readonly (RoleName | undefined)[] = ['client', 'vip', 'dealer', 'troublesome', 'restricted']

type Receiver = { roleId: number; permissions: Parameters<typeof permissionsOf>[1] }

/** Yen: earlier payments, the new payment, the balance after it, and the deposit. */
type Received = { before: number; now: number; balance: number; deposit: number }

/**
 * Whether incoming money opens bidding (GAP23): it completes the deposit, and no debt has used it up. A client whose
 * bids are blocked later stays blocked, whatever they pay.
 */
export function opensBidding({ roleId, permissions }: Receiver, received: Received): boolean {
  const { before, now, balance, deposit } = received
  const role = roleName(roleId)
  if (!role || !openable.includes(role)) return false
  const completes = before < deposit && before + now >= deposit && balance >= deposit
  return completes && !permissionsOf(role, permissions).biddingAllowed
}

/**
 * Whether taking money back leaves less than the deposit that had opened bidding, so that staff are asked whether to
 * close it again. Yen, everything that was paid in.
 */
export const breaksDeposit = (before: number, after: number, deposit: number) =>
  before >= deposit && after < deposit

/** A deposit that is on its way, and a payment that may be it: staff say whether it is. Yen. */
export const mayBeDeposit = (waiting: { amount: number }, received: number) => received >= waiting.amount

/** Ten digits that identify a transfer: the client, and how many deposits they have announced. */
export const depositReference = (prefix: string, userId: number, running: number): string =>
  `${prefix} ${String(userId).padStart(6, '0')} ${String(running).padStart(4, '0')}`

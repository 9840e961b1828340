import { permissionsOf } from '../access/permission-templates.ts'
import { type RoleName, roleName } from '../access/roles.ts'
import { dayMs } from '../time/jst.ts'

/** How a deposit can be paid (3§2.10). */
export const depositMethods = ['wallet', 'transfer', 'bank'] as const
export type DepositMethod = (typeof depositMethods)[number]

/** A deposit that has not come by then is not waited for (GAP64). */
export const depositExpires = (now: Date) => new Date(now.getTime() + 30 * dayMs)

export const depositStates = ['pending', 'received', 'failed', 'expired'] as const
export type DepositState = (typeof depositStates)[number]

type Known = { ledgerId: number | null; failedAt: string | null; expiresAt: string }

/** Where a deposit is: money that came in counts, whatever was said of it before. */
export function depositState({ ledgerId, failedAt, expiresAt }: Known, now: Date): DepositState {
  if (ledgerId !== null) return 'received'
  if (failedAt !== null) return 'failed'
  return Date.parse(expiresAt) <= now.getTime() ? 'expired' : 'pending'
}

/** Business days that a bank takes. */
export const bankDays = { from: 2, to: 5 } as const

/** Kinds of account whose bidding a deposit opens; a guest has none to open. */
const openable: readonly (RoleName | undefined)[] = ['client', 'vip', 'dealer', 'troublesome', 'restricted']

type Receiver = { roleId: number; permissions: Parameters<typeof permissionsOf>[1] }

/** Yen: what was paid in before, what comes in now, the balance after it, and the deposit. */
type Received = { before: number; now: number; balance: number; deposit: number }

/**
 * Whether money that comes in opens bidding (GAP23): it completes the deposit, and no debt has used it up. A client who is
 * refused bids later on stays refused, whatever they pay.
 */
export function opensBidding({ roleId, permissions }: Receiver, received: Received): boolean {
  const { before, now, balance, deposit } = received
  const role = roleName(roleId)
  if (!role || !openable.includes(role)) return false
  const completes = before < deposit && before + now >= deposit && balance >= deposit
  return completes && !permissionsOf(role, permissions).biddingAllowed
}

/**
 * Whether taking money back leaves less than the deposit that had opened bidding, so that staff is asked whether to
 * close it again. Yen, all that was paid in.
 */
export const breaksDeposit = (before: number, after: number, deposit: number) =>
  before >= deposit && after < deposit

/** A deposit that is on its way, and money that may be it: staff says whether it is. Yen. */
export const mayBeDeposit = (waiting: { amount: number }, received: number) => received >= waiting.amount

/** Ten digits by which a transfer is found: the client, and how many deposits they have announced. */
export const depositReference = (prefix: string, userId: number, running: number): string =>
  `${prefix} ${String(userId).padStart(6, '0')} ${String(running).padStart(4, '0')}`

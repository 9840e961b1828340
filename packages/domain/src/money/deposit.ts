import { permissionsOf } from '../access/permissions.ts'
import { type RoleName, roleName } from '../access/roles.ts'
import { dayMs } from '../time/jst.ts'

/** How a deposit can be paid (3§2.10). */
export const depositMethods = ['wallet', 'transfer', 'bank'] as const
export type DepositMethod = (typeof depositMethods)[number]

/** A deposit that has not come by then is not waited for (GAP64). */
export const depositExpires = (now: Date) => new Date(now.getTime() + 30 * dayMs)

/** Business days that a bank takes. */
export const bankDays = { from: 2, to: 5 } as const

/** Kinds of account whose bidding a deposit opens; a guest has none to open. */
const openable: readonly (RoleName | undefined)[] = ['client', 'vip', 'dealer', 'troublesome', 'restricted']

type Receiver = { roleId: number; permissions: Parameters<typeof permissionsOf>[1] }

/** Yen. */
type Received = { before: number; now: number; deposit: number }

/**
 * Whether money that comes in opens bidding (GAP23): the sum of all that came reaches the deposit by it. Whoever is
 * refused bids later on stays refused, whatever he pays.
 */
export function opensBidding({ roleId, permissions }: Receiver, { before, now, deposit }: Received): boolean {
  const role = roleName(roleId)
  if (!role || !openable.includes(role)) return false
  return !permissionsOf(role, permissions).biddingAllowed && before < deposit && before + now >= deposit
}

/** Ten digits by which a transfer is found: the client, and how many deposits he has announced. */
export const depositReference = (prefix: string, userId: number, running: number): string =>
  `${prefix} ${String(userId).padStart(6, '0')} ${String(running).padStart(4, '0')}`

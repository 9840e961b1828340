/** What a client still has here that a deletion would cut off; in yen, and as numbers. */
export type OpenAffairs = { balance: number; liveBids: number; openPurchases: number }

export type DeletionObstacle = 'balance' | 'liveBids' | 'openPurchases'

/**
 * What prevents an account from being deleted (GAP68): money owed either way, a bid that may still win, or a vehicle
 * that has not been delivered.
 */
export function deletionObstacles({ balance, liveBids, openPurchases }: OpenAffairs): DeletionObstacle[] {
  const obstacles: DeletionObstacle[] = []
  if (balance !== 0) obstacles.push('balance')
  if (liveBids > 0) obstacles.push('liveBids')
  if (openPurchases > 0) obstacles.push('openPurchases')
  return obstacles
}

import type { Output } from '@seriba/contracts/contract'
import type { viewDashboard } from '@seriba/contracts/dashboard'

/** The lots that a dashboard shows. */
export function lotsOfBoard(board: Output<typeof viewDashboard>): { lotType: string; lotId: string }[] {
  if (board.role === 'manager') return [...board.lastHour.rows, ...board.unpriced.rows]
  return [...board.today.rows, ...board.next.rows, ...board.results, ...board.favorites.rows]
}

import { useControl } from '@seriba/api/use-control'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useLocation, useNavigate } from 'react-router'

/** Pages where these letters have another function. */
const ownLetters =
  /^\/(bid-manager|bid-groups|negotiations|auction-day|cost-tables|(car|bike)-\w+\/|oneprice\/)/

/**
 * Single keys that lead to the desks: P to purchases, Y to payments. Separate from the frame, so that navigating does
 * not render it again.
 */
export function DeskKeys() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const opens = useControl('clientPage') && !ownLetters.test(pathname)
  useKeyActions({
    KeyP: opens ? () => void navigate('/purchases') : undefined,
    KeyY: opens ? () => void navigate('/payments') : undefined,
  })
  return null
}

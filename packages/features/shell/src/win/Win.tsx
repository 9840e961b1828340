import { useAppSelector } from '@seriba/api/hooks'
import { selectWins } from '@seriba/api/notifications-slice'
import { lazy, Suspense, useState } from 'react'

const AuctionWon = lazy(() => import('./AuctionWon.tsx').then((m) => ({ default: m.AuctionWon })))

/** What was won; loaded with the first win. */
export function Win({ roleId }: { roleId: number }) {
  const isWon = useAppSelector((state) => selectWins(state).length > 0)
  const [wanted, setWanted] = useState(isWon)
  if (isWon && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense>
        <AuctionWon roleId={roleId} />
      </Suspense>
    )
  )
}

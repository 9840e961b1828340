import { useLocation, useNavigate } from 'react-router'

/** What a list passes to the page of a client who is opened from it: the neighboring clients. */
export type Around = { ids: readonly number[] }

/** Links to the clients before and after this one, if it was opened from a list. */
export function useNeighbours(userId: number) {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const ids = (state as Partial<Around> | null)?.ids ?? []
  const at = ids.indexOf(userId)
  const go = (id: number | undefined) =>
    id === undefined ? undefined : () => void navigate(`/clients/${id}${search}`, { state })
  return {
    listed: at >= 0,
    previous: at > 0 ? go(ids[at - 1]) : undefined,
    next: at >= 0 ? go(ids[at + 1]) : undefined,
  }
}

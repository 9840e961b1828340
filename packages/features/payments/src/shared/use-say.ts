import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'

/** Says over the page that something is done, or that it failed. */
export function useSay() {
  const dispatch = useAppDispatch()
  return (text: string, tone: 'success' | 'error' = 'success') => void dispatch(messageShown({ tone, text }))
}

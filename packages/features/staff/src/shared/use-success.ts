import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'

/** Says over the page that something is done. */
export function useSuccess() {
  const dispatch = useAppDispatch()
  return (text: string) => void dispatch(messageShown({ tone: 'success', text }))
}

import { useViewClientQuery } from '@seriba/api/clients'
import { KeepersDialog } from '../profile/KeepersDialog.tsx'

/** Who looks after a client of the list, once he is known. */
export function ManagerOfRow({ userId, onClose }: { userId: number; onClose: () => void }) {
  const { currentData } = useViewClientQuery({ id: userId })
  return currentData ? <KeepersDialog detail={currentData.detail} onClose={onClose} /> : null
}

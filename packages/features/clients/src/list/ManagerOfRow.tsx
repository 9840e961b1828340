import { useViewClientQuery } from '@seriba/api/manager/clients'
import { ProfileDialog } from '../profile/ProfileDialog.tsx'

/** Who looks after a client of the list, once they are known. */
export function ManagerOfRow({ userId, onClose }: { userId: number; onClose: () => void }) {
  const { currentData } = useViewClientQuery({ id: userId })
  return currentData ? <ProfileDialog detail={currentData.detail} onClose={onClose} /> : null
}

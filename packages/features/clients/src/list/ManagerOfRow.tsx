import { useViewClientQuery } from '@seriba/api/manager/clients'
import { ProfileDialog } from '../profile/ProfileDialog.tsx'

/** The manager of a client in the list, once they have loaded. */
export function ManagerOfRow({ userId, onClose }: { userId: number; onClose: () => void }) {
  const { currentData } = useViewClientQuery({ id: userId })
  return currentData ? <ProfileDialog detail={currentData.detail} onClose={onClose} /> : null
}

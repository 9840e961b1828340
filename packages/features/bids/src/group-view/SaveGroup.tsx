import { useLazyExportGroupQuery } from '@seriba/api/shared/bid-groups'
import { ExportMenu } from '@seriba/forms/ExportMenu'

type SaveGroupProps = {
  which: 'group' | 'none' | 'closed'
  bidGroup: number | undefined
  userId: number | undefined
}

/** What the open tab shows, as a file. */
export function SaveGroup({ which, bidGroup, userId }: SaveGroupProps) {
  const [askLink] = useLazyExportGroupQuery()
  const asked = {
    which,
    ...(bidGroup !== undefined && { bidGroup }),
    ...(userId !== undefined && { userId }),
  }
  return <ExportMenu ask={(format) => askLink({ ...asked, format }).unwrap()} />
}

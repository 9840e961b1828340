import { useBidTypesQuery, useExportTypesQuery } from '@seriba/api/shared/bids'
import { useControl } from '@seriba/api/use-control'
import { useMemo } from 'react'
import type { Side } from './side.ts'

/** Names of bid or export types by number; empty for those who may not see them (3§6.2). */
export type ExportTypes = ReadonlyMap<number, string>

export function useExportTypes(side: Side): ExportTypes {
  const shown = useControl('bidType')
  const own = useBidTypesQuery(undefined, { skip: !shown || side === 'manager' })
  const staff = useExportTypesQuery(undefined, { skip: !shown || side === 'client' })
  const options = shown ? (side === 'manager' ? staff.data : own.data) : undefined
  return useMemo(() => new Map(options?.map(({ value, label }) => [value, label])), [options])
}

import { onTableSize, tableSize } from '@seriba/api/table-size'
import { useSyncExternalStore } from 'react'

export { persistTableSize, tableSize } from '@seriba/api/table-size'

export const useTableSize = () => useSyncExternalStore(onTableSize, tableSize, tableSize)

import type { ReactNode } from 'react'
import type { FilterFieldsProps } from '../filters/filter-fields.ts'
import type { ReachedLimit } from '../filters/use-limited-patch.ts'
import type { Screen } from './screens.ts'

export type FilterScreenProps = FilterFieldsProps & {
  screen: Screen | null
  onClose: () => void
  onLimit: (limit: ReachedLimit) => void
  actions: ReactNode
}

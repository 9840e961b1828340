import type { ReactNode } from 'react'

export type StaffPersonSlots = {
  /** What was done to the account; provided by another feature, and only for those who may read it. */
  audit?: (person: { userId: number }) => ReactNode
}

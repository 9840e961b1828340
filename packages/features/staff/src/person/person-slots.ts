import type { ReactNode } from 'react'

export type StaffPersonSlots = {
  /** What was done to the account; another feature's, and only for those who may read it. */
  audit?: (person: { userId: number }) => ReactNode
}

import type { ReactNode } from 'react'

export type StaffPersonSlots = {
  /** What was done to the account; another feature's, and only for who may read it. */
  audit?: (person: { userId: number }) => ReactNode
}

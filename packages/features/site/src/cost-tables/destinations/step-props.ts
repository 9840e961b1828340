import type { Programme, Step } from '@seriba/domain/landed-cost/tables'
import type { ReactNode } from 'react'

export type StepRowProps = {
  /** What it is known by wherever it stands. */
  row: number
  at: number
  steps: readonly Step[]
  published: Programme | undefined
  currency: string
  currencies: readonly string[]
  /** Under its line, also where it is closed. */
  note: ReactNode
  isOpen: boolean
  onOpen: () => void
  onMove: ((by: number) => void) | null
  onChange: ((next: Step) => void) | null
  onRemove: (() => void) | null
}

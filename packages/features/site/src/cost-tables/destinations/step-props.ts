import type { Programme, Step } from '@seriba/domain/landed-cost/tables'
import type { ReactNode } from 'react'

export type StepRowProps = {
  /** Its identity, wherever it moves. */
  row: number
  at: number
  steps: readonly Step[]
  published: Programme | undefined
  currency: string
  currencies: readonly string[]
  /** Below its line, even when it is collapsed. */
  note: ReactNode
  isOpen: boolean
  onOpen: () => void
  onMove: ((by: number) => void) | null
  onChange: ((next: Step) => void) | null
  onRemove: (() => void) | null
}

import type { ReactNode } from 'react'

export type SelectOption = {
  value: string
  /** What is searched and read out. */
  label: string
  /** Drawn in the label's place, such as a grade badge. */
  content?: ReactNode
  /** At the right: how many lots there are. Already formatted. */
  count?: ReactNode
  /** Options of one group stand under its heading. */
  group?: string | undefined
  disabled?: boolean | undefined
}

export type SelectTexts = {
  /** The summary while nothing is selected: 'All'. */
  empty: string
  /** '3 selected' */
  selected: (count: number) => string
  search: string
  clear: string
  noResults: string
  loading: string
  /** '3 of 30', at the foot. */
  footer?: (selected: number, total: number) => string
}

import type { ReactNode } from 'react'

export type SelectOption = {
  value: string
  /** The text that is searched and read out. */
  label: string
  /** Shown in place of the label, such as a grade badge. */
  content?: ReactNode
  /** On the right: how many lots there are. Already formatted. */
  count?: ReactNode
  /** Options in one group are below its heading. */
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

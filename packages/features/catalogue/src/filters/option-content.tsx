import type { ReactNode } from 'react'
import { ConditionBadge } from '../rows/badges.tsx'
import { Swatch } from '../rows/Swatch.tsx'
import type { CountedFilter } from './metadata.ts'

/** What is drawn in place of an option's text: the badge of a grade, the dot of a color. */
export function optionContent(name: CountedFilter, value: string, label: string): ReactNode {
  if (name === 'condition') return <ConditionBadge grade={value} />
  if (name !== 'color') return null
  return (
    <>
      <Swatch color={value} /> {label}
    </>
  )
}

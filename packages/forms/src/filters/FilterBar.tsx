import { Button } from '@seriba/ui/Button'
import { useWide } from '@seriba/ui/use-wide'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styles from './filters.module.css'

type FilterBarProps = {
  /** On the button that unfolds the filters on a phone: 'Filters', or how many are set. */
  label: string
  children: ReactNode
  /** Never folded: the search, and anything else at the end of the line. */
  end: ReactNode
}

/** A list's filters; folded if there is little room. */
export function FilterBar({ label, children, end }: FilterBarProps) {
  const wide = useWide()
  const [unfolded, setUnfolded] = useState(false)
  return (
    <search className={styles.bar}>
      {!wide && (
        <Button
          size="touch"
          icon={SlidersHorizontal}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {label}
        </Button>
      )}
      {(wide || unfolded) && children}
      {end}
    </search>
  )
}

import { Check } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import styles from './StepMark.module.css'

/** For a step that is not the current one: nothing is set yet, something is still missing, or everything is done. */
export type StepStanding = 'open' | 'half' | 'done'

export type StepMarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Counted from 1. */
  place: number
  standing: StepStanding
  /** The current step. */
  current?: boolean
}

/** The round mark of a step in a list of steps: its number, a check or an exclamation mark. */
export const StepMark = ({ place, standing, current = false, className, ...rest }: StepMarkProps) => {
  const shown = current ? 'open' : standing
  return (
    <span
      className={cx(styles.mark, className)}
      data-standing={shown}
      data-current={current || undefined}
      {...rest}
    >
      {shown === 'done' ? <Icon icon={Check} size={12} /> : shown === 'half' ? '!' : place}
    </span>
  )
}

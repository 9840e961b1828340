import { Star } from 'lucide-react'
import { type ComponentPropsWithRef, type CSSProperties, type FocusEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import styles from './Favourites.module.css'

export type FavouritesProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> & {
  /** The name of the group, and of the star. */
  label: string
  /** 'A', 'B', 'C' … */
  groups: readonly string[]
  value: string | null
  /** Null when the active letter is pressed again. */
  onChange: (value: string | null) => void
  /** Names of the letters: 'Group A'. */
  groupLabel: (group: string) => string
  /** Letters that are always visible, as at the head of a lot. */
  open?: boolean
}

/**
 * A star that opens in place into letters: while its row (`tr` or `[data-hover-scope]`) is hovered,
 * while it has the focus, and after a press.
 */
export function Favourites({
  label,
  groups,
  value,
  onChange,
  groupLabel,
  open,
  className,
  ...rest
}: FavouritesProps) {
  const [pressed, setPressed] = useState(false)
  const star = useRef<HTMLButtonElement>(null)
  const letters = useRef<HTMLSpanElement>(null)

  // The star and the letters replace each other, and the focus goes with them.
  const unfold = () => {
    flushSync(() => setPressed(true))
    letters.current?.querySelector('button')?.focus()
  }
  const pick = (group: string) => {
    flushSync(() => {
      onChange(group === value ? null : group)
      setPressed(false)
    })
    if (!open) star.current?.focus()
  }
  const foldOnLeave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setPressed(false)
  }
  return (
    <fieldset
      aria-label={label}
      className={cx(styles.favourites, className)}
      data-open={open || pressed || undefined}
      data-still={open || undefined}
      onBlur={foldOnLeave}
      {...rest}
    >
      <button
        ref={star}
        type="button"
        className={styles.star}
        aria-label={value === null ? label : `${label}: ${groupLabel(value)}`}
        aria-expanded={pressed}
        data-on={value !== null || undefined}
        onClick={unfold}
      >
        <Icon icon={Star} size={14} />
        {value !== null && <span aria-hidden>{value}</span>}
      </button>
      <span ref={letters} className={styles.letters} style={{ '--letters': groups.length } as CSSProperties}>
        {groups.map((group) => (
          <button
            key={group}
            type="button"
            className={styles.letter}
            aria-label={groupLabel(group)}
            aria-pressed={group === value}
            onClick={() => pick(group)}
          >
            {group}
          </button>
        ))}
      </span>
    </fieldset>
  )
}

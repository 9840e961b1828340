import { Check } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { Icon } from '../Icon/index.ts'
import styles from './InFieldSelect.module.css'
import { splitAtMatch } from './matching.ts'
import type { SelectOption } from './types.ts'

type OptionRowProps = {
  id: string
  option: SelectOption
  index: number
  query: string
  /** A checkbox before the label; otherwise a check mark after it. */
  mark: boolean
  heading: string | undefined
  selected: boolean
  active: boolean
  disabled: boolean
  onPick: (option: SelectOption) => void
  onPoint: (index: number) => void
}

/** Rendered again only if a key press changed something about it: a long list should not slow down typing. */
export const OptionRow = memo(function OptionRow({
  option,
  index,
  query,
  mark,
  heading,
  selected,
  active,
  disabled,
  ...row
}: OptionRowProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  const [before, match, after] = splitAtMatch(option.label, query)

  return (
    <>
      {heading && (
        <div role="presentation" className={styles.heading}>
          {heading}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the search field or the list, which hold the focus */}
      <div
        ref={element}
        id={row.id}
        role="option"
        // The focus stays on the list; this names the option that keys act on.
        tabIndex={-1}
        aria-selected={selected}
        aria-disabled={disabled || undefined}
        data-active={active || undefined}
        className={styles.option}
        onClick={() => row.onPick(option)}
        onPointerMove={() => row.onPoint(index)}
      >
        {mark && (
          <span className={styles.mark}>
            <Icon icon={Check} size={12} strokeWidth={2.6} />
          </span>
        )}
        <span className={styles.text}>
          {option.content ?? (
            <>
              {before}
              {match && <b>{match}</b>}
              {after}
            </>
          )}
        </span>
        {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        {!mark && selected && <Icon icon={Check} size={14} className={styles.tick} />}
      </div>
    </>
  )
})

import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ComponentPropsWithRef, lazy, Suspense, useRef } from 'react'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import { useMergedRef } from '../lib/use-merged-ref.ts'
import { useOverlay } from '../lib/use-overlay.ts'
import styles from './InFieldSelect.module.css'
import type { SelectOption, SelectTexts } from './types.ts'

const load = () => import('./InFieldLayer.tsx')
const InFieldLayer = lazy(() => load().then((module) => ({ default: module.InFieldLayer })))

export type InFieldSelectProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> & {
  /** Inside the box, before the value. */
  label: string
  options: readonly SelectOption[]
  value: readonly string[]
  onChange: (value: string[]) => void
  texts: SelectTexts
  /** `single` closes when a choice is made; choosing it again clears it. */
  mode?: 'multiple' | 'single'
  /** The most that can be selected. */
  max?: number
  /** The server searches: called with the typed text, and `options` are the results. */
  onSearch?: ((query: string) => void) | undefined
  loading?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Labels of selected options that are not in `options` at the moment. */
  selectedLabel?: string | undefined
  /** Heights 28, 32 and 44 px. */
  size?: 'sm' | 'md' | 'touch'
  disabled?: boolean
}

/** A filter: label and value share one box. The list's code is fetched when it is first needed. */
export function InFieldSelect({
  label,
  options,
  value,
  onChange,
  texts,
  mode = 'multiple',
  max,
  onSearch,
  loading,
  onOpenChange,
  selectedLabel,
  size = 'md',
  disabled,
  className,
  ref,
  ...rest
}: InFieldSelectProps) {
  const overlay = useOverlay({ onOpenChange })
  const box = useRef<HTMLDivElement>(null)
  const [first] = value
  const known = options.find((option) => option.value === first)?.label ?? selectedLabel
  const summary =
    first === undefined ? texts.empty : value.length === 1 && known ? known : texts.selected(value.length)

  return (
    <div
      ref={useMergedRef(box, ref)}
      className={cx(styles.box, className)}
      data-size={size}
      data-open={overlay.isOpen || undefined}
      {...rest}
    >
      <button
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={overlay.isOpen}
        disabled={disabled}
        onPointerEnter={() => void load()}
        onClick={() => overlay.setOpen(!overlay.isOpen)}
      >
        <span className={styles.label}>{label}</span>{' '}
        <span className={styles.value} data-empty={first === undefined || undefined}>
          {summary}
        </span>
        {first === undefined && <Icon icon={overlay.isOpen ? ChevronUp : ChevronDown} size={14} />}
      </button>
      {first !== undefined && (
        <button
          type="button"
          className={styles.clear}
          aria-label={`${texts.clear}: ${label}`}
          disabled={disabled}
          onClick={() => onChange([])}
        >
          <Icon icon={X} size={14} />
        </button>
      )}
      {overlay.wanted && (
        <Suspense>
          <InFieldLayer
            anchor={box}
            isOpen={overlay.isOpen}
            onOpenChange={overlay.setOpen}
            {...{ label, options, value, onChange, texts, mode, max, onSearch, loading }}
          />
        </Suspense>
      )}
    </div>
  )
}

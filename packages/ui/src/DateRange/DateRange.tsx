import { CalendarDays, X } from 'lucide-react'
import { type ComponentPropsWithRef, lazy, Suspense, useRef } from 'react'
import type { CalendarTexts } from '../Calendar/types.ts'
import { showDate } from '../DateField/date-text.ts'
import { Icon } from '../Icon/index.ts'
import box from '../InFieldSelect/InFieldSelect.module.css'
import { cx } from '../lib/cx.ts'
import { useMergedRef } from '../lib/use-merged-ref.ts'
import { useOverlay } from '../lib/use-overlay.ts'
import type { ApplyTexts, Dates } from './types.ts'

export type { ApplyTexts, Dates } from './types.ts'

const load = () => import('./DateRangeLayer.tsx')
const DateRangeLayer = lazy(() => load().then((module) => ({ default: module.DateRangeLayer })))

export type DateRangeProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> &
  CalendarTexts & {
    label: string
    value: Dates
    onChange: (value: Dates) => void
    fromLabel: string
    toLabel: string
    clearLabel: string
    /** Shown while both ends are empty. */
    placeholder: string
    /** Shown below the inputs if the typed text is not a date, or not an allowed one. */
    invalidText?: string | undefined
    size?: 'sm' | 'md' | 'touch'
    applying?: ApplyTexts | undefined
  }

/** A date filter: a box with the range, two inputs, and a month below it. Fetched when first needed. */
export function DateRange({
  label,
  value,
  onChange,
  fromLabel,
  toLabel,
  clearLabel,
  placeholder,
  invalidText,
  size = 'md',
  applying,
  locale,
  today,
  min,
  max,
  className,
  ref,
  ...rest
}: DateRangeProps) {
  const overlay = useOverlay({})
  const anchor = useRef<HTMLDivElement>(null)
  const isEmpty = value.from === null && value.to === null
  const range = [value.from, value.to]
    .map((date) => date && showDate(date))
    .join(' – ')
    .trim()

  return (
    <div
      ref={useMergedRef(anchor, ref)}
      className={cx(box.box, className)}
      data-size={size}
      data-open={overlay.isOpen || undefined}
      {...rest}
    >
      <button
        type="button"
        className={box.trigger}
        aria-label={isEmpty && label === placeholder ? label : `${label}: ${isEmpty ? placeholder : range}`}
        aria-haspopup="dialog"
        aria-expanded={overlay.isOpen}
        onPointerEnter={() => void load()}
        onClick={() => overlay.setOpen(!overlay.isOpen)}
      >
        <Icon icon={CalendarDays} size={14} />
        <span className={cx(box.value, !isEmpty && 'num')} data-empty={isEmpty || undefined}>
          {isEmpty ? placeholder : range}
        </span>
      </button>
      {!isEmpty && (
        <button
          type="button"
          className={box.clear}
          aria-label={clearLabel}
          onClick={() => onChange({ from: null, to: null })}
        >
          <Icon icon={X} size={14} />
        </button>
      )}
      {overlay.wanted && (
        <Suspense>
          <DateRangeLayer
            anchor={anchor}
            isOpen={overlay.isOpen}
            onOpenChange={overlay.setOpen}
            {...{
              label,
              value,
              onChange,
              fromLabel,
              toLabel,
              invalidText,
              applying,
              locale,
              today,
              min,
              max,
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

import { Search, X } from 'lucide-react'
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react'
import { InputBox, type InputSize } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import styles from './SearchField.module.css'

export type SearchFieldProps = Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'value' | 'onChange' | 'onSubmit'
> & {
  label: string
  value: string
  onChange: (value: string) => void
  /** On Enter. */
  onSubmit?: ((value: string, input: HTMLInputElement) => void) | undefined
  clearLabel: string
  size?: InputSize | undefined
  /** Before the input instead of the magnifier: a choice of what to search in. */
  scope?: ReactNode
  /** At the end while nothing is typed: the key that leads here. */
  hint?: ReactNode
}

/** Escape clears the typed text, and leaves the field if there is none. `ref` and rest props go to the `<input>`. */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  clearLabel,
  size = 'sm',
  scope,
  hint,
  className,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    if (event.key === 'Enter') onSubmit?.(value, event.currentTarget)
    if (event.key !== 'Escape') return
    // People who work by keyboard leave the way they came: single keys act only outside of inputs.
    if (value === '') return event.currentTarget.blur()
    event.stopPropagation()
    onChange('')
  }
  return (
    <InputBox size={size} className={cx(styles.search, className)} data-scoped={scope ? true : undefined}>
      {scope ?? <Icon icon={Search} />}
      <input
        type="search"
        aria-label={label}
        enterKeyHint="search"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKey}
        {...rest}
      />
      {value === '' ? (
        hint
      ) : (
        <button type="button" className={styles.clear} aria-label={clearLabel} onClick={() => onChange('')}>
          <Icon icon={X} size={14} />
        </button>
      )}
    </InputBox>
  )
}

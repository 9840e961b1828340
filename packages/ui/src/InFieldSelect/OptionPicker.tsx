import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../Button/index.ts'
import { SearchField } from '../SearchField/index.ts'
import styles from './InFieldSelect.module.css'
import { chosenFirst, matching } from './matching.ts'
import { OptionRow } from './OptionRow.tsx'
import type { SelectOption, SelectTexts } from './types.ts'
import { useOptionKeys } from './use-option-keys.ts'
import { useRenderedCount } from './use-rendered-count.ts'

const SEARCH_ABOVE = 10

export type OptionPickerProps = {
  label: string
  options: readonly SelectOption[]
  value: readonly string[]
  onChange: (value: string[]) => void
  texts: SelectTexts
  mode?: 'multiple' | 'single' | undefined
  max?: number | undefined
  onSearch?: ((query: string) => void) | undefined
  loading?: boolean | undefined
  /** A single choice was made. */
  onDone?: (() => void) | undefined
  /** Takes the focus when it appears: right in a popover, but not where a keyboard would pop up. */
  autoFocus?: boolean
  /** Fills a sheet of its own, for thumbs; the sheet has its own clear button. */
  fill?: boolean
}

/** A filter's list: search, options with marks and counts, clear. Also used on its own, in a sheet. */
export function OptionPicker(props: OptionPickerProps) {
  const {
    label,
    options,
    value,
    onChange,
    texts,
    mode = 'multiple',
    max,
    onSearch,
    loading,
    onDone,
    autoFocus = true,
    fill = false,
  } = props
  const id = useId()
  const [typed, setQuery] = useState('')
  // The list follows the typing when there is time between key presses.
  const query = useDeferredValue(typed)
  const list = useRef<HTMLDivElement>(null)
  const full = max !== undefined && value.length >= max
  const searchable = onSearch !== undefined || options.length > SEARCH_ABOVE
  // As of opening: options that are chosen later stay where they were found.
  const [first] = useState(value)
  const shown = useMemo(() => {
    const found = onSearch ? options : matching(options, query)
    return searchable ? chosenFirst(found, first) : found
  }, [onSearch, options, query, searchable, first])

  const focusList = autoFocus && !searchable
  useEffect(() => {
    if (focusList) list.current?.focus()
  }, [focusList])

  const isDisabled = useCallback(
    (option: SelectOption) =>
      option.disabled || (mode === 'multiple' && full && !value.includes(option.value)),
    [mode, full, value],
  )
  const pick = useCallback(
    (option: SelectOption) => {
      if (isDisabled(option)) return
      const isOn = value.includes(option.value)
      if (mode === 'single') {
        onChange(isOn ? [] : [option.value])
        onDone?.()
      } else onChange(isOn ? value.filter((other) => other !== option.value) : [...value, option.value])
    },
    [isDisabled, value, mode, onChange, onDone],
  )

  const keys = useOptionKeys(id, shown, pick)
  const growing = useRenderedCount(shown.length, keys.active)
  const search = (text: string) => {
    setQuery(text)
    onSearch?.(text)
  }

  return (
    <div className={styles.picker} data-fill={fill || undefined}>
      {searchable && (
        <SearchField
          label={texts.search}
          clearLabel={texts.clear}
          value={typed}
          onChange={search}
          className={styles.search}
          autoFocus={autoFocus}
          size={fill ? 'touch' : 'sm'}
          {...keys.input}
        />
      )}
      <div
        ref={list}
        role="listbox"
        aria-label={label}
        aria-multiselectable={mode === 'multiple'}
        aria-busy={loading || undefined}
        className={styles.list}
        onScroll={growing.onScroll}
        {...keys.list(!searchable)}
      >
        {shown.slice(0, growing.count).map((option, index) => (
          <OptionRow
            key={option.value}
            id={keys.optionId(index)}
            option={option}
            index={index}
            query={query}
            mark={mode === 'multiple'}
            heading={option.group !== shown[index - 1]?.group ? option.group : undefined}
            selected={value.includes(option.value)}
            active={index === keys.active}
            disabled={Boolean(isDisabled(option))}
            onPick={pick}
            onPoint={keys.setActive}
          />
        ))}
      </div>
      <p role="status" className={styles.status}>
        {loading ? texts.loading : shown.length === 0 ? texts.noResults : ''}
      </p>
      {mode === 'multiple' && !fill && (
        <div className={styles.foot}>
          <Button variant="ghost" size="xs" disabled={value.length === 0} onClick={() => onChange([])}>
            {texts.clear}
          </Button>
          {/* How many there are is not known before they have arrived. */}
          {!loading && (
            <span>
              {texts.footer
                ? texts.footer(value.length, max ?? options.length)
                : texts.selected(value.length)}
            </span>
          )}
        </div>
      )}
    </div>
  )
}

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { CountBadge } from '../CountBadge/index.ts'
import { KeyCap } from '../KeyCap/index.ts'
import { cx } from '../lib/cx.ts'
import styles from './Tabs.module.css'
import { useTabList } from './use-tab-list.ts'

export type CounterTabItem<Value extends string> = {
  value: Value
  label: ReactNode
  /** Not known yet: its place is reserved. */
  count: number | undefined
  /** The key that selects it, shown after the count. */
  keyHint?: string | undefined
}

export type CounterTabsProps<Value extends string> = Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children'
> & {
  label: string
  items: readonly CounterTabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Counts that just changed: green while they are listed here. Remove them after 500 ms. */
  flashing?: readonly Value[]
  panelId?: string | undefined
}

/** Tabs with a count in each: the statuses of bids. */
export function CounterTabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  flashing = [],
  panelId,
  className,
  ...rest
}: CounterTabsProps<Value>) {
  const tabList = useTabList(items, value, onChange)
  return (
    <div
      role="tablist"
      aria-label={label}
      className={cx(styles.counters, className)}
      {...tabList.list}
      {...rest}
    >
      {items.map((item) => (
        <button key={item.value} className={styles.counter} aria-controls={panelId} {...tabList.tab(item)}>
          {item.label}
          <CountBadge
            count={item.count ?? 0}
            style={item.count === undefined ? { visibility: 'hidden' } : undefined}
            max={99999}
            className={styles.pill}
            tone={flashing.includes(item.value) ? 'green' : item.value === value ? 'ink' : 'gray'}
          />
          {item.keyHint && <KeyCap aria-hidden>{item.keyHint}</KeyCap>}
        </button>
      ))}
    </div>
  )
}

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './Tabs.module.css'
import { useTabList } from './use-tab-list.ts'

export type TabItem<Value extends string> = {
  value: Value
  label: ReactNode
  /** A muted figure after the label. */
  count?: ReactNode
  disabled?: boolean | undefined
}

export type TabsProps<Value extends string> = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> & {
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Id of the one panel whose content the tabs change; give the panel `role="tabpanel"`. */
  panelId?: string | undefined
}

export function Tabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  panelId,
  className,
  ...rest
}: TabsProps<Value>) {
  const tabList = useTabList(items, value, onChange)
  return (
    <div role="tablist" aria-label={label} className={cx(styles.tabs, className)} {...tabList.list} {...rest}>
      {items.map((item) => (
        <button key={item.value} className={styles.tab} aria-controls={panelId} {...tabList.tab(item)}>
          {item.label}
          {item.count !== undefined && <b className={styles.count}>{item.count}</b>}
        </button>
      ))}
    </div>
  )
}

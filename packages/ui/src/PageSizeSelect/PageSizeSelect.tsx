import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import styles from './PageSizeSelect.module.css'

export type PageSizeSelectProps = Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'> & {
  label: string
  sizes: readonly number[]
  value: number
  onChange: (size: number) => void
  /** 'Show 20' */
  sizeLabel: (size: number) => string
}

/** A native select under a quiet button's face. `ref` and rest props go to the `<select>`. */
export function PageSizeSelect({
  label,
  sizes,
  value,
  onChange,
  sizeLabel,
  className,
  ...rest
}: PageSizeSelectProps) {
  return (
    <span className={cx(styles.box, className)}>
      <span aria-hidden>{sizeLabel(value)}</span>
      <Icon icon={ChevronDown} size={14} />
      <select
        aria-label={label}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        {...rest}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {sizeLabel(size)}
          </option>
        ))}
      </select>
    </span>
  )
}

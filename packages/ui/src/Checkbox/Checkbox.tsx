import { Check, Minus } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import { useMergedRef } from '../lib/use-merged-ref.ts'
import styles from './Checkbox.module.css'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> & {
  /** The text next to the mark. Without it, provide `aria-label`. */
  children?: ReactNode
  /** Some of what this box stands for is selected, but not all. */
  mixed?: boolean | undefined
}

/** `ref` and rest props go to the `<input>`, `className` to the label around it. */
export function Checkbox({ children, mixed = false, className, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(own, ref)
  useEffect(() => {
    if (own.current) own.current.indeterminate = mixed
  }, [mixed])

  return (
    <label className={cx(styles.check, className)}>
      <span className={styles.mark}>
        <input ref={merged} type="checkbox" className={styles.input} {...rest} />
        <Icon icon={mixed ? Minus : Check} size={12} strokeWidth={2.6} className={styles.tick} />
      </span>
      {children && <span className={styles.text}>{children}</span>}
    </label>
  )
}

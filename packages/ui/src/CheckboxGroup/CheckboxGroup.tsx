import { CircleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Checkbox } from '../Checkbox/index.ts'
import { Icon } from '../Icon/index.ts'
import { cx } from '../lib/cx.ts'
import styles from './CheckboxGroup.module.css'

export type CheckboxOption<Value extends string> = { value: Value; label: ReactNode }

export type CheckboxGroupProps<Value extends string> = Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children'
> & {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  options: readonly CheckboxOption<Value>[]
  values: readonly Value[]
  /** In the order of the options. */
  onChange: (values: Value[]) => void
  /** Of the boxes, so that the field with the error can be found. */
  name?: string | undefined
}

/** Any of several choices. */
export function CheckboxGroup<Value extends string>({
  label,
  help,
  error,
  options,
  values,
  onChange,
  name,
  className,
  ...rest
}: CheckboxGroupProps<Value>) {
  const said = useId()
  return (
    <fieldset
      className={cx(styles.group, className)}
      aria-describedby={error || help ? said : undefined}
      {...rest}
    >
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          aria-invalid={error ? true : undefined}
          checked={values.includes(option.value)}
          onChange={({ target }) =>
            onChange(
              options
                .map((one) => one.value)
                .filter((one) => (one === option.value ? target.checked : values.includes(one))),
            )
          }
        >
          {option.label}
        </Checkbox>
      ))}
      {error ? (
        <p id={said} role="alert" className={styles.error}>
          <Icon icon={CircleAlert} size={12} />
          {error}
        </p>
      ) : (
        help && (
          <p id={said} className={styles.help}>
            {help}
          </p>
        )
      )}
    </fieldset>
  )
}

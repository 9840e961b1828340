import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldTexts, InputBox, type InputSize, useField } from '../Field/index.ts'

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size' | 'prefix'> &
  FieldTexts & {
    size?: InputSize | undefined
    /** Inside the box, before and after the text. */
    prefix?: ReactNode
    suffix?: ReactNode
  }

/** `ref` and rest props go to the `<input>`, `className` to the field around it. */
export function TextField({
  label,
  labelHidden,
  hint,
  action,
  help,
  error,
  size,
  prefix,
  suffix,
  className,
  id,
  ...rest
}: TextFieldProps) {
  const { ids, control } = useField({ id, help, error })
  return (
    <Field ids={ids} className={className} {...{ label, labelHidden, hint, action, help, error }}>
      <InputBox size={size} invalid={Boolean(error)}>
        {prefix}
        <input type="text" {...control} {...rest} />
        {suffix}
      </InputBox>
    </Field>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldTexts, InputBox, useField } from '../Field/index.ts'
import styles from './TextArea.module.css'

export type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldTexts

/** Grows with its text. `ref` and rest props go to the `<textarea>`, `className` to the field around it. */
export function TextArea({
  label,
  labelHidden,
  hint,
  help,
  error,
  className,
  id,
  rows = 2,
  ...rest
}: TextAreaProps) {
  const { ids, control } = useField({ id, help, error })
  return (
    <Field ids={ids} className={className} {...{ label, labelHidden, hint, help, error }}>
      <InputBox invalid={Boolean(error)} className={styles.box}>
        <textarea rows={rows} {...control} {...rest} />
      </InputBox>
    </Field>
  )
}

import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { TextField, type TextFieldProps } from '../TextField/index.ts'
import styles from './PasswordField.module.css'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'> & {
  showLabel: string
  hideLabel: string
}

export function PasswordField({
  showLabel,
  hideLabel,
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? hideLabel : showLabel}
          size="sm"
          className={styles.toggle}
          onClick={() => setShown(!shown)}
        />
      }
      {...rest}
    />
  )
}

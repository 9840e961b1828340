import { CodeField } from '@seriba/ui/CodeField'
import { TextField } from '@seriba/ui/TextField'
import { TextButton } from '@seriba/ui/TextLink'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany } from './use-company.ts'

type SecondFactorFieldProps = {
  value: string
  error: string | undefined
  onChange: (code: string) => void
  /** Called once six digits have been entered. */
  onComplete?: (code: string) => void
  autoFocus?: boolean
  /** Fields in dialogs are lower than on guest pages. */
  size?: 'touch'
}

/** A code from the app or, for those who do not have it at hand, a recovery code. */
export function SecondFactorField({
  value,
  error,
  onChange,
  onComplete,
  autoFocus,
  size,
}: SecondFactorFieldProps) {
  const { t } = useTranslation('account')
  const company = useCompany()
  const [onPaper, setOnPaper] = useState(false)
  const [switched, setSwitched] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // A wrong code is overwritten.
  useEffect(() => {
    if (error) input.current?.select()
  }, [error])

  const shared = {
    ref: input,
    name: 'code',
    value,
    error,
    autoFocus: autoFocus || switched,
    hint: (
      <TextButton
        onClick={() => {
          setOnPaper(!onPaper)
          setSwitched(true)
          onChange('')
        }}
      >
        {onPaper ? t('twoStep.useApp') : t('twoStep.useRecovery')}
      </TextButton>
    ),
  }
  return onPaper ? (
    <TextField
      {...shared}
      key="paper"
      {...(size && { size })}
      label={t('twoStep.recoveryCode')}
      help={t('twoStep.recoveryHelp')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      onChange={(event) => onChange(event.target.value)}
    />
  ) : (
    <CodeField
      {...shared}
      key="app"
      label={t('twoStep.code')}
      help={t('twoStep.codeHelp', { company })}
      onChange={onChange}
      onComplete={onComplete}
    />
  )
}

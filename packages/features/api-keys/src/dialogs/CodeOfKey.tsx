import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'

type CodeOfKeyProps = {
  twoStep: boolean
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The code for a key that can bid; a dealer without two-step login is told where to turn it on. */
export function CodeOfKey({ twoStep, ...field }: CodeOfKeyProps) {
  const { t } = useTranslation('apiKeys')
  const size = useWide() ? 'md' : 'touch'
  if (twoStep)
    return (
      <TextField
        label={t('form.code')}
        help={t('form.codeHint')}
        size={size}
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
      />
    )
  return (
    <Note tone="orange" role="status">
      {t('form.noTwoStep')}
    </Note>
  )
}

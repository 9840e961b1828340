import { type ApiScope, apiScopes, needsSecondFactor } from '@seriba/domain/api-keys/scopes'
import { Checkbox } from '@seriba/ui/Checkbox'
import { FieldError } from '@seriba/ui/Field'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { scopeTexts } from '../keys/scope-texts.ts'
import styles from './dialogs.module.css'

type ScopeChoiceProps = {
  value: readonly ApiScope[]
  error: string | undefined
  onChange: (scopes: ApiScope[]) => void
}

/** Scopes as sentences, each with the name that programs and errors use. */
export function ScopeChoice({ value, error, onChange }: ScopeChoiceProps) {
  const { t } = useTranslation('apiKeys')
  const id = useId()
  return (
    <fieldset className={styles.scopes} aria-describedby={error ? id : undefined}>
      <legend>{t('form.scopes')}</legend>
      {apiScopes.map((scope) => (
        <Checkbox
          key={scope}
          name="scopes"
          className={styles.scope}
          checked={value.includes(scope)}
          aria-invalid={Boolean(error) || undefined}
          onChange={({ target }) =>
            onChange(apiScopes.filter((other) => (other === scope ? target.checked : value.includes(other))))
          }
        >
          <code>{scope}</code>
          <span>
            {t(`scopes.${scopeTexts[scope]}`)}
            {needsSecondFactor([scope]) && <em>{t('asksForCode')}</em>}
          </span>
        </Checkbox>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}

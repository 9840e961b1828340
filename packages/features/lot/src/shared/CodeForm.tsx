import type { ApiError } from '@seriba/api/api-error'
import { Button } from '@seriba/ui/Button'
import { CodeField } from '@seriba/ui/CodeField'
import { Icon } from '@seriba/ui/Icon'
import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './shared.module.css'

type CodeFormProps = {
  initialCode: string
  error: ApiError | null
  busy: boolean
  onSubmit: (code: string) => void
}

const digits = 6

export function CodeForm({ initialCode, error: apiError, busy, onSubmit }: CodeFormProps) {
  const { t } = useTranslation(['lot', 'refusal'])
  const [code, setCode] = useState(initialCode)
  // The refusal was for another code as soon as one digit changes.
  const [refused, setRefused] = useState(apiError)
  const [edited, setEdited] = useState(false)
  if (refused !== apiError) {
    setRefused(apiError)
    setEdited(false)
  }
  const errors: Partial<Record<ApiError['code'], string>> = {
    wrong_code: t('shared.wrong'),
    too_many_tries: t('shared.tooMany'),
  }
  const error = apiError && !edited ? (errors[apiError.code] ?? t(`refusal:${apiError.code}`)) : undefined

  return (
    <div className={styles.locked}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (code.length === digits) onSubmit(code)
        }}
      >
        <span className={styles.lock}>
          <Icon icon={LockKeyhole} size={20} />
        </span>
        <h1 className={styles.title}>{t('shared.title')}</h1>
        <p className={styles.text}>{t('shared.text')}</p>
        <CodeField
          label={t('shared.code')}
          className={styles.field}
          value={code}
          error={error}
          autoFocus
          onChange={(next) => {
            setCode(next)
            setEdited(true)
          }}
          onComplete={onSubmit}
        />
        <Button
          type="submit"
          variant="primary"
          size="touch"
          block
          busy={busy}
          disabled={code.length < digits}
        >
          {t('shared.show')}
        </Button>
        <p className={styles.help}>{t('shared.help')}</p>
      </form>
    </div>
  )
}

import { Button } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './shipping.module.css'

type MoveReasonProps = {
  /** Where it goes. */
  title: string
  busy: boolean
  error: string | undefined
  onGo: (reason: string) => void
  onLeave: () => void
}

/** Why a purchase leaves its way, or goes back on it. */
export function MoveReason({ title, busy, error, onGo, onLeave }: MoveReasonProps) {
  const { t } = useTranslation(['clients', 'common', 'refusal'])
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const size = useWide() ? 'md' : 'touch'
  const go = () => (reason.trim() === '' ? setMissing(true) : onGo(reason.trim()))
  return (
    <fieldset className={styles.reason}>
      <legend>{title}</legend>
      <TextField
        autoFocus
        label={t('shipping.reason')}
        size={size}
        maxLength={300}
        value={reason}
        error={missing && reason.trim() === '' ? t('refusal:field_required') : error}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around it saves something else.
          event.preventDefault()
          go()
        }}
      />
      <div className={styles.line}>
        <Button size={size} variant="primary" busy={busy} onClick={go}>
          {t('shipping.go')}
        </Button>
        <Button size={size} variant="ghost" onClick={onLeave}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </fieldset>
  )
}

import type { ChassisCrop } from '@seriba/contracts/lot'
import { chassisVerdict, normalChassis } from '@seriba/domain/lots/production-month'
import { Button } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { Search } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './production-month.module.css'

type ChassisFormProps = {
  /** The part of the sheet to read the number from. */
  crop?: ChassisCrop | undefined
  initialChassis: string
  /** Why nothing came of a number. */
  refused?: { chassis: string; text: string } | undefined
  busy: boolean
  /** Opened by a press, which brings the keyboard along. */
  focused: boolean
  onSubmit: (chassis: string) => void
}

/** What the hall has typed is corrected by what stands on the sheet. */
export function ChassisForm({ crop, initialChassis, refused, busy, focused, onSubmit }: ChassisFormProps) {
  const { t } = useTranslation(['productionMonth', 'refusal'])
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(initialChassis)
  const [tried, setTried] = useState(false)
  const verdict = chassisVerdict(typed)
  // What was refused was another number as soon as a sign of it changes.
  const why = refused?.chassis === normalChassis(typed) && !busy ? refused.text : undefined
  const fault = tried && !verdict.ok ? t(`refusal:${verdict.reason}`) : why

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(!verdict.ok)
    if (verdict.ok) onSubmit(normalChassis(typed))
    else field.current?.focus()
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {crop && (
        <div
          role="img"
          aria-label={t('crop')}
          className={styles.crop}
          style={{
            backgroundImage: `url(${JSON.stringify(crop.auctionSheet)})`,
            backgroundSize: crop.backgroundSize,
            backgroundPosition: crop.backgroundPosition,
          }}
        />
      )}
      <TextField
        ref={field}
        label={t('chassis')}
        className={styles.field}
        value={typed}
        error={fault}
        autoFocus={focused}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        onChange={({ target }) => {
          setTyped(target.value)
          setTried(false)
        }}
      />
      <Button type="submit" icon={Search} busy={busy} className={styles.lookUp}>
        {t('lookUp')}
      </Button>
    </form>
  )
}

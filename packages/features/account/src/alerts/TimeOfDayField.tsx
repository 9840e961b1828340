import { minuteOfTime, parseTimeInput, timeOfMinute } from '@seriba/domain/notifications/quiet-hours'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useState } from 'react'

type TimeOfDayFieldProps = { label: string; minute: number; onChange: (minute: number) => void }

/**
 * A time in 24-hour format, as times are written everywhere here: a browser's own field follows the browser's
 * language.
 */
export function TimeOfDayField({ label, minute, onChange }: TimeOfDayFieldProps) {
  const wide = useWide()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      label={label}
      labelHidden
      size={wide ? 'sm' : 'touch'}
      value={typed ?? timeOfMinute(minute)}
      onChange={(event) => {
        const text = parseTimeInput(event.target.value)
        setTyped(text)
        const read = minuteOfTime(text)
        if (read !== null) onChange(read)
      }}
      // Anything that is not a time is replaced by the current one.
      onBlur={() => setTyped(null)}
    />
  )
}

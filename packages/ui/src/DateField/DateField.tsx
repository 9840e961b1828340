import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import type { CalendarTexts } from '../Calendar/types.ts'
import { Field, type FieldTexts, InputBox, type InputSize, useField } from '../Field/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useOverlay } from '../lib/use-overlay.ts'
import styles from './DateField.module.css'
import { DateInput, type DateInputProps } from './DateInput.tsx'

const load = () => import('./DateLayer.tsx')
const DateLayer = lazy(() => load().then((module) => ({ default: module.DateLayer })))

const placeholders = { day: 'YYYY-MM-DD', minute: 'YYYY-MM-DD HH:MM' }

/** The same time on another day. */
const onDay = (day: string, value: string | null) => `${day}T${value?.slice(11) || '00:00'}`

export type DateFieldProps = Omit<DateInputProps, 'size' | 'min' | 'max'> &
  FieldTexts &
  CalendarTexts & { openLabel: string; size?: InputSize | undefined }

/** One date, with the time if needed, typed or picked. The calendar's code is fetched when it is first needed. */
export function DateField({
  label,
  labelHidden,
  hint,
  help,
  error,
  size,
  className,
  id,
  openLabel,
  locale,
  today,
  min,
  max,
  ...rest
}: DateFieldProps) {
  const { ids, control } = useField({ id, help, error })
  const overlay = useOverlay({})
  const box = useRef<HTMLDivElement>(null)
  return (
    <Field ids={ids} className={className} {...{ label, labelHidden, hint, help, error }}>
      <InputBox ref={box} size={size} invalid={Boolean(error)}>
        <DateInput placeholder={placeholders[rest.precision ?? 'day']} {...control} {...rest} />
        <IconButton
          icon={CalendarDays}
          label={openLabel}
          size="xs"
          className={styles.open}
          aria-haspopup="dialog"
          aria-expanded={overlay.isOpen}
          disabled={rest.disabled}
          onPointerEnter={() => void load()}
          onClick={() => overlay.setOpen(true)}
        />
      </InputBox>
      {overlay.wanted && (
        <Suspense>
          <DateLayer
            label={openLabel}
            anchor={box}
            isOpen={overlay.isOpen}
            onOpenChange={overlay.setOpen}
            value={rest.value?.slice(0, 10) ?? null}
            onChange={(day) =>
              rest.onChange(day && rest.precision === 'minute' ? onDay(day, rest.value) : day)
            }
            {...{ locale, today, min, max }}
          />
        </Suspense>
      )}
    </Field>
  )
}

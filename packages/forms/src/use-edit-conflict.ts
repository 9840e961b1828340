import { type ApiError, toApiError } from '@seriba/api/api-error'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Colleagues may change the same thing while a form is open: the server then refuses the change as stale. Staff are
 * told once, and what they typed stays; saved again, it replaces the colleague's change.
 */
export function useConflict() {
  const { t } = useTranslation(['desk', 'refusal'])
  const [isConflictShown, setConflictShown] = useState(false)
  return {
    isConflictShown,
    /** A colleague's choices where the user has also chosen. */
    theirs: (value: string) => t('desk:conflict.theirs', { value }),
    explain: (code: ApiError['code']) => (code === 'stale' ? t('desk:conflict.kept') : t(`refusal:${code}`)),
    async watch(sent: Promise<unknown>) {
      try {
        await sent
        setConflictShown(false)
      } catch (error) {
        if (toApiError(error)?.code === 'stale') setConflictShown(true)
        throw error
      }
    },
  }
}

/** The label of a colleague's choice in a list, once the conflict is shown. */
export type Theirs<Value> = (format: (value: Value) => string) => string | undefined

/** The same for a form with fields that are saved one by one; `current` is what they hold by now. */
export function useEditConflict<Fields extends object>(current: Fields) {
  const { isConflictShown, explain, watch, theirs } = useConflict()
  const [opened] = useState(current)
  const read = isConflictShown ? current : opened
  return {
    explain,
    watch,
    /** The form's initial values. */
    opened,
    /** What the changed fields held when they were last read; the server compares it with what they hold now. */
    was: (changed: object) =>
      Object.fromEntries(Object.entries(read).filter(([name]) => name in changed)) as Partial<Fields>,
    /** What a colleague has entered in a field in the meantime, once the user has been told. */
    theirs: <Name extends keyof Fields>(name: Name, format: (value: Fields[Name]) => string = String) =>
      isConflictShown && current[name] !== opened[name] ? theirs(format(current[name]) || '-') : undefined,
  }
}

import { useId } from 'react'

export type FieldIds = { control: string; label: string; message: string }

type FieldState = { id?: string | undefined; help?: unknown; error?: unknown }

/** Ids that connect a control to its label and message, and the attributes that refer to them. */
export function useField({ id, help, error }: FieldState) {
  const own = useId()
  const ids: FieldIds = { control: id ?? own, label: `${own}-label`, message: `${own}-message` }
  return {
    ids,
    control: {
      id: ids.control,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error || help ? ids.message : undefined,
    },
  }
}

import { Note } from '@seriba/ui/Note'
import type { ReactNode } from 'react'

type FormFailureProps = {
  form: { failure: string | null }
  /** What accompanies it, such as that nothing is lost. */
  children?: ReactNode
}

/** Why a form was refused, above its fields. */
export function FormFailure({ form: { failure }, children }: FormFailureProps) {
  if (failure === null) return null
  return (
    <Note tone="red" role="alert">
      {children ? <b>{failure}</b> : failure}
      {children && <p>{children}</p>}
    </Note>
  )
}

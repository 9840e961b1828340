import { lazy, Suspense, useState } from 'react'
import type { LimitDialogProps } from './LimitDialogBody.tsx'

const LimitDialogBody = lazy(() =>
  import('./LimitDialogBody.tsx').then((module) => ({ default: module.LimitDialogBody })),
)

/** Loaded when somebody first chooses too much. */
export function LimitDialog(props: LimitDialogProps) {
  const [reached, setReached] = useState(false)
  if (props.limit && !reached) setReached(true)
  return (
    reached && (
      <Suspense>
        <LimitDialogBody {...props} />
      </Suspense>
    )
  )
}

import { lazy, Suspense } from 'react'
import { useOverlay } from '../lib/use-overlay.ts'
import type { DialogProps } from './dialog-props.ts'

export type { DialogProps } from './dialog-props.ts'

const DialogLayer = lazy(() =>
  import('./DialogLayer.tsx').then((module) => ({ default: module.DialogLayer })),
)

/** A modal dialog: focus stays inside and returns to where it was. Its code is fetched when first opened. */
export function Dialog(props: DialogProps) {
  const { wanted } = useOverlay({ isOpen: props.isOpen })
  return (
    wanted && (
      <Suspense>
        <DialogLayer {...props} />
      </Suspense>
    )
  )
}

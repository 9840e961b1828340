import { lazy, Suspense } from 'react'
import { useOverlay } from '../lib/use-overlay.ts'
import type { SheetProps } from './sheet-props.ts'

export type { SheetProps } from './sheet-props.ts'

const SheetLayer = lazy(() => import('./SheetLayer.tsx').then((module) => ({ default: module.SheetLayer })))

/** A modal panel from an edge of the window. Its code is fetched when first opened. */
export function Sheet(props: SheetProps) {
  const { wanted } = useOverlay({ isOpen: props.isOpen })
  return (
    wanted && (
      <Suspense>
        <SheetLayer {...props} />
      </Suspense>
    )
  )
}

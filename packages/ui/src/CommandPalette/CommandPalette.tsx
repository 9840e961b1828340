import { lazy, Suspense } from 'react'
import { useOverlay } from '../lib/use-overlay.ts'
import type { CommandPaletteProps } from './palette-props.ts'

const PaletteLayer = lazy(() =>
  import('./PaletteLayer.tsx').then((module) => ({ default: module.PaletteLayer })),
)

/** Find everything by typing: a combobox over groups of results. Its code is fetched when it is first opened. */
export function CommandPalette(props: CommandPaletteProps) {
  const { wanted } = useOverlay({ isOpen: props.isOpen })
  return (
    wanted && (
      <Suspense>
        <PaletteLayer {...props} />
      </Suspense>
    )
  )
}

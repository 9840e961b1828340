import { lazy, Suspense } from 'react'
import styles from './listing.module.css'
import type { SaveLotsProps } from './SaveLots.tsx'

const SaveLots = lazy(() => import('./SaveLots.tsx').then((module) => ({ default: module.SaveLots })))

/** The same, loaded after the lots: its space is reserved. */
export const SaveLotsLater = (props: SaveLotsProps) => (
  <Suspense fallback={<span className={styles.saveRoom} />}>
    <SaveLots {...props} />
  </Suspense>
)

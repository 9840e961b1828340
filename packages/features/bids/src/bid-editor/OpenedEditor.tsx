import { lazy, Suspense } from 'react'
import type { BidEditorProps } from './BidEditor.tsx'

const BidEditor = lazy(() => import('./BidEditor.tsx').then((module) => ({ default: module.BidEditor })))

/** The editor, loaded with the first bid that is opened in it. */
export const OpenedEditor = (props: BidEditorProps) => (
  <Suspense>
    <BidEditor {...props} />
  </Suspense>
)

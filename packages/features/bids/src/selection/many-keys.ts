import type { RefObject } from 'react'

/** What the bar of the chosen bids does by keys, while it is there; what is not the viewer's to do is missing. */
export type ManyKeys = RefObject<Partial<
  Record<'autoBid' | 'group' | 'assign', (() => void) | undefined>
> | null>

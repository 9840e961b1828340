import type { RefObject } from 'react'

/** The actions of the selection bar by key, while it is visible; those the viewer may not use are missing. */
export type ManyKeys = RefObject<Partial<
  Record<'autoBid' | 'group' | 'assign', (() => void) | undefined>
> | null>

import type { ReactNode } from 'react'

/** Examples side by side. */
export function Line({ children, gap = 8 }: { children: ReactNode; gap?: number }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }}>{children}</div>
}

/** Examples one below the other. */
export function Stack({ children, width, gap = 12 }: { children: ReactNode; width?: number; gap?: number }) {
  return <div style={{ display: 'grid', gap, maxWidth: width }}>{children}</div>
}

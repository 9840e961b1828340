import { KeyCap } from '@seriba/ui/KeyCap'
import type { ReactNode } from 'react'

/** Keys with what they do, one in a line of hints. */
export const KeyHint = ({ caps, children }: { caps: readonly string[]; children: ReactNode }) => (
  <span>
    {caps.map((cap) => (
      <KeyCap key={cap}>{cap}</KeyCap>
    ))}
    {children}
  </span>
)

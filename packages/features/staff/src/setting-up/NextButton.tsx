import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { useWide } from '@seriba/ui/use-wide'
import type { ReactNode } from 'react'

/** The main button of a step, which Enter triggers in its form. */
export function NextButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const wide = useWide()
  return (
    <Button size={wide ? 'md' : 'touch'} type="submit" variant="primary" busy={busy}>
      {children} {wide && <KeyCap aria-hidden>↵</KeyCap>}
    </Button>
  )
}

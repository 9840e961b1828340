import { useState } from 'react'

type Controlled = {
  isOpen?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

export type OverlayState = {
  isOpen: boolean
  setOpen: (open: boolean) => void
  /** False until the first opening: the overlay's code is not even asked for before. */
  wanted: boolean
}

/** Open or closed, held here unless the caller holds it. */
export function useOverlay({ isOpen, defaultOpen = false, onOpenChange }: Controlled): OverlayState {
  const [own, setOwn] = useState(defaultOpen)
  const open = isOpen ?? own
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)

  const setOpen = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  return { isOpen: open, setOpen, wanted }
}

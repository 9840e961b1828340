import { useState } from 'react'

type Controlled = {
  isOpen?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

export type OverlayState = {
  isOpen: boolean
  setOpen: (open: boolean) => void
  /** False until the first opening: before that, the overlay's code is not even requested. */
  wanted: boolean
}

/** Open or closed, controlled here unless the caller controls it. */
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

import { useEffect, useState } from 'react'
import { bidElementId } from '../keyboard/bid-element.ts'

const savedMs = 1000

/** The one editor that is open, and the bid that was saved in it, for a second. */
export function useOpenEditor() {
  const [editing, setEditing] = useState<number | null>(null)
  const [saved, setSaved] = useState<number | null>(null)

  useEffect(() => {
    if (saved === null) return
    const timer = setTimeout(() => setSaved(null), savedMs)
    return () => clearTimeout(timer)
  }, [saved])

  const close = (bidId: number) => {
    setEditing(null)
    // Back to where it was opened, so that Tab and the row's keys go on from there.
    document.getElementById(bidElementId(bidId))?.querySelector<HTMLElement>('[data-edit-bid]')?.focus()
  }
  return {
    editing,
    setEditing,
    saved,
    /** What becomes of the editor of a bid. */
    of: (bidId: number) => ({
      onClose: () => close(bidId),
      onSaved() {
        close(bidId)
        setSaved(bidId)
      },
    }),
  }
}

import { useEffect, useState } from 'react'
import type { EditorField } from '../bid-manager/desk.ts'
import { bidElementId } from '../keyboard/bid-element.ts'

const savedMs = 1000

/** The one editor that is open, and for one second the bid that was saved in it. */
export function useOpenEditor() {
  const [editing, setEditing] = useState<number | null>(null)
  const [at, setAt] = useState<EditorField>('amount')
  const [saved, setSaved] = useState<number | null>(null)

  useEffect(() => {
    if (saved === null) return
    const timer = setTimeout(() => setSaved(null), savedMs)
    return () => clearTimeout(timer)
  }, [saved])

  const close = (bidId: number) => {
    setEditing(null)
    // Back to where it was opened, so that Tab and the row's keys continue from there.
    document.getElementById(bidElementId(bidId))?.querySelector<HTMLElement>('[data-edit-bid]')?.focus()
  }
  return {
    editing,
    editingAt: at,
    /** If it is already open, the focus goes to its amount and not to the row. */
    open(bidId: number, field: EditorField = 'amount') {
      if (bidId === editing && field === 'amount')
        document.querySelector<HTMLElement>('[data-bid-editor] input')?.focus()
      setAt(field)
      setEditing(bidId)
    },
    close,
    saved,
    /** What happens to a bid's editor. */
    of: (bidId: number) => ({
      at,
      onClose: () => close(bidId),
      onSaved() {
        close(bidId)
        setSaved(bidId)
      },
    }),
  }
}

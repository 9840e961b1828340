import type { LotDetail } from '@seriba/contracts/lot'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { useReturnFocus } from '@seriba/ui/use-return-focus'
import { History, Pencil, StickyNote } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commonOf } from '../facts/lot-parts.ts'
import { NoteForm } from './NoteForm.tsx'
import { NoteHistory } from './NoteHistory.tsx'
import { NoteSection } from './NoteSection.tsx'
import styles from './note.module.css'

/** The note on a lot, with its history, for staff to edit; read-only for those who may not (P1). */
export function LotNoteEditor({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation(['lot', 'lotNote', 'common'])
  const { id, comment, commentEditable } = commonOf(lot)
  const [editing, setEditing] = useState(false)
  const opener = useReturnFocus(editing)
  const written = useRef<boolean | null>(null)
  const hasNote = comment !== ''
  // Once the lot has been reloaded, the edit button replaces 'Add note' or the other way around: the focus follows.
  useEffect(() => {
    if (written.current === hasNote && document.activeElement === document.body) opener.current?.focus()
    written.current = null
  }, [hasNote, opener])
  const [lookingBack, setLookingBack] = useState(false)
  if (!commentEditable && !comment) return null
  const tools = commentEditable && !editing && (
    <>
      <IconButton
        icon={History}
        label={t('lotNote:history')}
        aria-expanded={lookingBack}
        onClick={() => setLookingBack(!lookingBack)}
      />
      {comment && (
        <IconButton ref={opener} icon={Pencil} label={t('lotNote:edit')} onClick={() => setEditing(true)} />
      )}
    </>
  )
  return (
    <NoteSection title={t('lot:note.title')} tools={tools}>
      {editing ? (
        <NoteForm
          key={id}
          lotId={id}
          comment={comment}
          onSaved={(typed) => {
            written.current = typed.trim() !== ''
          }}
          onClose={() => setEditing(false)}
        />
      ) : comment ? (
        <p className={styles.text}>{comment}</p>
      ) : (
        <Button ref={opener} icon={StickyNote} size="sm" onClick={() => setEditing(true)}>
          {t('lotNote:add')}
        </Button>
      )}
      {lookingBack && <NoteHistory lotId={id} />}
    </NoteSection>
  )
}

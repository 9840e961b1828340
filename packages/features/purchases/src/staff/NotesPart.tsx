import { toApiError } from '@seriba/api/api-error'
import { useSaveNoteMutation } from '@seriba/api/manager/purchase-view'
import { useControl } from '@seriba/api/use-control'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { useMessage } from '@seriba/forms/use-message'
import { useSaved } from '@seriba/forms/use-saved'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { TextArea } from '@seriba/ui/TextArea'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../shared/Section.tsx'
import { useDirty } from '../shared/unsaved.tsx'
import styles from './finance.module.css'

const longest = 5000

/** What the client reads, and staff's internal notes. */
export function NotesPart({ purchase }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation('purchaseDesk')
  const edits = useControl('purchaseEditor')
  const { succeed, fail } = useMessage()
  const [save, { isLoading }] = useSaveNoteMutation()
  const [kept, keep] = useSaved(purchase)
  const saved = { note: kept.note, staffNote: kept.staffNote ?? '' }
  const [began, begin] = useState({ ...saved, version: kept.noteVersion })
  const [typed, type] = useState(saved)
  const [stale, setStale] = useState(false)
  const dirty = typed.note !== began.note || typed.staffNote !== began.staffNote
  useDirty(dirty, isLoading)

  function follow() {
    begin({ ...saved, version: kept.noteVersion })
    type(saved)
    setStale(false)
  }
  useEffect(() => {
    if (!dirty) return follow()
    if (!stale) return
    // Fields that nobody has edited here show what others have saved.
    type({
      note: typed.note === began.note ? saved.note : typed.note,
      staffNote: typed.staffNote === began.staffNote ? saved.staffNote : typed.staffNote,
    })
    begin({ ...saved, version: kept.noteVersion })
  }, [kept.noteVersion, dirty, stale])

  async function send() {
    const version = stale ? kept.noteVersion : began.version
    const { error } = await save({ id: purchase.id, ...typed, version })
    if (toApiError(error)?.code === 'stale') return setStale(true)
    if (error) return fail(error)
    keep({ ...typed, noteVersion: version + 1 })
    begin({ ...typed, version: version + 1 })
    setStale(false)
    succeed(t('page.notesSaved'))
  }

  return (
    <Section title={t('page.notes')}>
      <form
        className={styles.editor}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {stale && (
          <Note tone="orange" role="alert">
            <p>{t('page.staleNote')}</p>
            <p>
              <b>{t('page.note')}</b>: {saved.note || '-'}
            </p>
            <p>
              <b>{t('page.staffNote')}</b>: {saved.staffNote || '-'}
            </p>
          </Note>
        )}
        <div className={styles.pair}>
          {(['note', 'staffNote'] as const).map((name) => (
            <TextArea
              key={name}
              label={t(`page.${name}`)}
              rows={3}
              maxLength={longest}
              readOnly={!edits}
              value={typed[name]}
              onChange={({ target }) => type({ ...typed, [name]: target.value })}
            />
          ))}
        </div>
        {dirty && (
          <div className={styles.line}>
            <Button type="submit" variant="primary" busy={isLoading}>
              {t('page.saveNotes')}
            </Button>
            <Button variant="ghost" onClick={follow}>
              {stale ? t('page.takeTheirs') : t('page.discard')}
            </Button>
          </div>
        )}
      </form>
    </Section>
  )
}

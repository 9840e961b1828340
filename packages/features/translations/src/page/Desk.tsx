import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import type { TranslationTask } from '@seriba/contracts/translations'
import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerForm } from '../answer/AnswerForm.tsx'
import { draftOf } from '../drafts/draft.ts'
import type { Drafts } from '../drafts/use-drafts.ts'
import type { Colleagues } from '../holder/HandOver.tsx'
import { SheetView } from '../sheet/SheetView.tsx'
import styles from './page.module.css'
import { namesOf } from './task-words.ts'

type DeskProps = {
  tasks: readonly TranslationTask[]
  chosen: TranslationTask | undefined
  wide: boolean
  /** There is a machine reader of sheets that drafts answers. */
  byReader: boolean
  colleagues: Colleagues
  drafts: Drafts
  onGo: (carId: string | undefined) => void
}

/** One request: its sheet next to its answer. */
export function Desk({ tasks, chosen, wide, byReader, colleagues, drafts, onGo }: DeskProps) {
  const { t } = useTranslation('translationDesk')
  const dispatch = useAppDispatch()
  const [asksNone, setAsksNone] = useState(false)
  const at = chosen ? tasks.indexOf(chosen) : -1
  const step = (by: number) => {
    const next = tasks[at + by]
    if (next) onGo(next.carId)
  }
  useKeyActions({
    KeyJ: () => step(1),
    KeyK: () => step(-1),
    KeyN: () => chosen && setAsksNone(true),
    KeyA: () => document.querySelector<HTMLElement>('[data-answer]')?.focus(),
  })
  if (!chosen) return null
  const key = `${chosen.status} ${chosen.carId}`
  const sent = (isShown: boolean) => {
    const names = namesOf(chosen.requests).join(', ')
    dispatch(messageShown({ tone: 'success', text: t('sent'), detail: names }))
    if (isShown && chosen.status === 'waiting')
      onGo(wide ? (tasks[at + 1] ?? tasks[at - 1])?.carId : undefined)
  }
  return (
    <>
      <div className={styles.sheet}>
        {!wide && (
          <Button variant="ghost" size="touch" icon={ArrowLeft} onClick={() => onGo(undefined)}>
            {t('back')}
          </Button>
        )}
        <SheetView
          task={chosen}
          byReader={byReader}
          onUseEarlier={({ text_en, text_ru }) =>
            drafts.change(chosen, (draft) =>
              chosen.answer ? draftOf(chosen.answer) : { ...draft, EN: text_en, RU: text_ru },
            )
          }
        />
      </div>
      <AnswerForm
        key={key}
        task={chosen}
        drafts={drafts}
        byReader={byReader}
        colleagues={colleagues}
        asksNone={asksNone}
        onAskNone={setAsksNone}
        onSent={sent}
      />
      <div className={styles.keys}>
        <span>
          <KeyCap>J</KeyCap>
          <KeyCap>K</KeyCap> {t('keys.queue')}
        </span>
        <span>
          <KeyCap>D</KeyCap> {t('keys.box')}
        </span>
        <span>
          <KeyCap>A</KeyCap> {t('keys.answer')}
        </span>
        <span>
          <KeyCap>Ctrl</KeyCap>
          <KeyCap>↵</KeyCap> {t('keys.send')}
        </span>
        <span>
          <KeyCap>N</KeyCap> {t('keys.none')}
        </span>
      </div>
    </>
  )
}

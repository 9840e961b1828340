import type { ReadingTask } from '@seriba/contracts/sheets'
import { partNear, withSize } from '@seriba/domain/lots/sheet/edit-reading'
import { boxAsSent, type SheetBox } from '@seriba/domain/lots/sheet/sheet-reading'
import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Note } from '@seriba/ui/Note'
import { useKeyActions } from '@seriba/ui/use-key-actions'
import { useSubmitKey } from '@seriba/ui/use-submit-key'
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import answer from '../answer/answer.module.css'
import page from '../page/page.module.css'
import { Changes } from './Changes.tsx'
import { ClientsWait } from './ClientsWait.tsx'
import { Conflict } from './Conflict.tsx'
import { DropDialog } from './DropDialog.tsx'
import { begin, type History, redone, undone } from './history.ts'
import { Keys } from './Keys.tsx'
import { ReadingFacts } from './ReadingFacts.tsx'
import { ReadingParts } from './ReadingParts.tsx'
import { SheetStage } from './SheetStage.tsx'
import { SizeKeys } from './SizeKeys.tsx'
import { useCheck } from './use-check.ts'
import { editsOf } from './use-edits.ts'

type ReadingFormProps = {
  task: ReadingTask
  history: History
  onChange: (how: (history: History) => History) => void
  onStep: (by: number) => void
  onDone: () => void
  back: ReactNode
}

const focusMark = (at: number) => document.getElementById(`mark-${at}`)?.focus()

/** A sheet next to what a machine has read: a person corrects mistakes, then confirms it. */
export function ReadingForm({ task, history, onChange, onStep, onDone, back }: ReadingFormProps) {
  const { t } = useTranslation(['translationDesk', 'refusal'])
  const [chosen, setChosen] = useState<number>()
  const [draws, setDraws] = useState(false)
  const [asksDrop, setAsksDrop] = useState(false)
  const { busy, dropping, failure, confirm, refuse } = useCheck(task, onDone)
  const { now } = history
  const edit = editsOf(history, onChange)
  const mark = chosen === undefined ? undefined : now.marks[chosen]
  const isBehind = history.version !== task.version
  const undo = history.past.length > 0 ? () => onChange(undone) : undefined
  const redo = history.future.length > 0 ? () => onChange(redone) : undefined
  const size = (by: 1 | 2 | 3) => {
    const code = mark && withSize(mark.code, by)
    if (chosen !== undefined && code) edit.mark(chosen, { code })
  }
  useKeyActions({
    KeyJ: () => onStep(1),
    KeyK: () => onStep(-1),
    KeyD: () => task.auctionSheet && setDraws(true),
    KeyN: () => setAsksDrop(true),
    Digit1: () => size(1),
    Digit2: () => size(2),
    Digit3: () => size(3),
  })
  const send = () => void (busy || isBehind || confirm(history))
  useSubmitKey(send)
  const onKeyDown = (event: KeyboardEvent) => {
    const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey)
    if (!(event.ctrlKey || event.metaKey) || (event.code !== 'KeyZ' && !isRedo)) return
    event.preventDefault()
    if (isRedo) redo?.()
    else undo?.()
  }
  function draw(box: SheetBox) {
    const sent = boxAsSent(box, now.turned)
    const at = now.marks.length
    edit.addMark({ box: sent, part: partNear(now, sent) })
    setDraws(false)
    setChosen(at)
    setTimeout(() => focusMark(at))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    send()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields and buttons inside of it
    <div className={page.contents} onKeyDown={onKeyDown}>
      <SheetStage
        task={task}
        reading={now}
        chosen={chosen}
        onChoose={(at) => {
          setChosen(at)
          focusMark(at)
        }}
        draws={draws}
        onDraws={setDraws}
        onDraw={draw}
        undo={undo}
        redo={redo}
        back={back}
      />
      <form className={answer.form} aria-label={t('translationDesk:readings.form')} onSubmit={submit}>
        <div className={answer.body}>
          <ReadingFacts read={task.read} now={now} />
          <ClientsWait task={task} />
          {isBehind && (
            <Conflict
              task={task}
              mine={now}
              onKeep={() => onChange((mine) => ({ ...mine, version: task.version }))}
              onTake={() => onChange(() => begin(task.read.reading, task.version))}
            />
          )}
          <ReadingParts reading={now} machine={task.machine} edit={edit} onLook={setChosen} />
          <SizeKeys
            mark={mark}
            auction={task.auctionName}
            onSize={(code) => chosen !== undefined && edit.mark(chosen, { code })}
          />
          <Changes
            title={t('translationDesk:readings.compare')}
            was={{ name: t('translationDesk:readings.byMachine'), reading: task.machine }}
            now={now}
          />
          <Note>{t('translationDesk:readings.note')}</Note>
          {failure && failure !== 'stale' && (
            <Note tone="red" role="alert">
              {t(`refusal:${failure}`)}
            </Note>
          )}
        </div>
        <div className={answer.foot}>
          <Button variant="ghost" busy={dropping} onClick={() => setAsksDrop(true)}>
            {t('translationDesk:readings.drop')}
          </Button>
          <Button onClick={() => onStep(1)}>{t('translationDesk:readings.later')}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            disabledReason={isBehind ? t('translationDesk:readings.chooseFirst') : undefined}
          >
            {t('translationDesk:readings.confirm')} <KeyCap>Ctrl ↵</KeyCap>
          </Button>
        </div>
      </form>
      <Keys />
      <DropDialog
        isOpen={asksDrop}
        busy={dropping}
        onClose={() => setAsksDrop(false)}
        onDrop={() => void refuse()}
      />
    </div>
  )
}

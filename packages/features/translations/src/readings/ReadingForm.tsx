import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { useCheckReadingMutation, useDropReadingMutation } from '@seriba/api/manager/sheets'
import { messageShown } from '@seriba/api/notifications-slice'
import type { ReadingTask } from '@seriba/contracts/sheets'
import { explainMark } from '@seriba/domain/lots/sheet/explain-mark'
import { hallGroup } from '@seriba/domain/lots/sheet/hall-group'
import { type SheetReading, uprightBox } from '@seriba/domain/lots/sheet/sheet-reading'
import { Button } from '@seriba/ui/Button'
import { MarkedPicture } from '@seriba/ui/MarkedPicture'
import { Note } from '@seriba/ui/Note'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import answer from '../answer/answer.module.css'
import { ReadingParts } from './ReadingParts.tsx'
import styles from './readings.module.css'

type ReadingFormProps = { task: ReadingTask; onDone: () => void; back: ReactNode }

/** A sheet beside what a machine has read of it: corrected where it is wrong, then confirmed by a person. */
export function ReadingForm({ task, onDone, back }: ReadingFormProps) {
  const { t } = useTranslation(['translationDesk', 'sheet', 'refusal'])
  const dispatch = useAppDispatch()
  const [reading, setReading] = useState<SheetReading>(task.read.reading)
  const [chosen, setChosen] = useState<string>()
  const [check, checked] = useCheckReadingMutation()
  const [drop, dropped] = useDropReadingMutation()
  const busy = checked.isLoading || dropped.isLoading
  const { lotNo, auctionName, maker, model, auctionSheet } = task
  const group = hallGroup(auctionName)
  const name = t('translationDesk:sheet', { lotNo, auction: auctionName })

  async function confirm(event: FormEvent) {
    event.preventDefault()
    const left = { ...reading, marks: reading.marks.filter(({ code }) => code.trim() !== '') }
    const { error } = await check({ id: task.read.id, reading: left, version: task.version })
    if (error) return
    dispatch(
      messageShown({ tone: 'success', text: t('translationDesk:readings.saved'), detail: String(lotNo) }),
    )
    onDone()
  }
  async function refuse() {
    const { error } = await drop({ id: task.read.id })
    if (error) return
    dispatch(
      messageShown({ tone: 'success', text: t('translationDesk:readings.dropped'), detail: String(lotNo) }),
    )
    onDone()
  }
  const failed = checked.error ?? dropped.error
  const code = failed && (toApiError(failed)?.code ?? 'internal')
  return (
    <>
      <div className={styles.sheet}>
        {back}
        <h2>
          {lotNo} {maker} {model}
        </h2>
        {auctionSheet && (
          <MarkedPicture
            src={auctionSheet}
            alt={name}
            turned={reading.turned}
            chosen={chosen === undefined ? [] : [chosen]}
            onSelect={(key) => {
              setChosen(key)
              document.getElementById(`mark-${key}`)?.focus()
            }}
            marks={reading.marks.flatMap(({ code: said, part, box }, at) =>
              box
                ? [
                    {
                      key: String(at),
                      box: uprightBox(box, reading.turned),
                      tone: explainMark({ code: said, part }, group)?.severity ?? ('amber' as const),
                      label: said,
                      name: `${said}: ${t(`sheet:parts.${part}`)}`,
                    },
                  ]
                : [],
            )}
          />
        )}
      </div>
      <form
        className={answer.form}
        aria-label={t('translationDesk:readings.form')}
        onSubmit={(event) => void confirm(event)}
      >
        <div className={answer.body}>
          <ReadingParts reading={reading} onChange={setReading} onLook={setChosen} />
          <Note>{t('translationDesk:readings.note')}</Note>
          {code && (
            <Note tone="red" role="alert">
              {t(`refusal:${code}`)}
            </Note>
          )}
        </div>
        <div className={answer.foot}>
          <Button variant="ghost" busy={dropped.isLoading} onClick={() => void refuse()}>
            {t('translationDesk:readings.drop')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('translationDesk:readings.confirm')}
          </Button>
        </div>
      </form>
    </>
  )
}

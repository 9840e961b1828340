import { useControl } from '@seriba/api/use-control'
import type { CostVersion } from '@seriba/contracts/costs'
import { runCases } from '@seriba/domain/landed-cost/test-cases'
import { DayField } from '@seriba/forms/DayField'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AskedToPublish, AskToPublish } from './AskToPublish.tsx'
import styles from './cost-tables.module.css'
import { OverlappingVersions } from './OverlappingVersions.tsx'
import type { CostModel } from './use-cost-draft.ts'

export type PublishReason = { text: string; onChange: (text: string) => void }

type Props = {
  model: CostModel
  draft: CostVersion | null
  today: string
  /** In how many figures the draft differs from the version in force. */
  changes: number
  versions: readonly CostVersion[]
  /** The names of those who may publish. */
  publishers: readonly string[]
  /** Kept by the page: it outlives the saving of the draft. */
  reason: PublishReason
}

/** Saves, discards and publishes the draft, or asks those who may publish it. */
export function PublishForm({ model, draft, today, changes, versions, publishers, reason }: Props) {
  const { t } = useTranslation('costTables')
  const [params, setParams] = useSearchParams()
  const [from, setFrom] = useState(today)
  const [isAsking, setAsking] = useState(false)
  const mayPublish = useControl('costPublishing')
  const { isBusy, isUnsaved, preview, document } = model
  // Only valid tables can be computed.
  const changed = useMemo(
    () =>
      document && preview?.problems.length === 0 ? runCases(document).filter(({ isMet }) => !isMet) : [],
    [document, preview],
  )
  const blocked = isUnsaved
    ? t('saveFirst')
    : !preview
      ? t('previewFirst')
      : preview.problems.length > 0
        ? t('faults')
        : undefined

  // The page then shows the draft, or the version in force, at the same address.
  const leaveVersion = () => {
    // Another navigation to the same address would replace the one that is waiting for confirmation.
    if (!params.has('version')) return
    params.delete('version')
    setParams(params)
  }
  const save = async () => (await model.save()) && leaveVersion()
  const publish = async () => {
    if (!(await model.publish(from, reason.text))) return
    reason.onChange('')
    leaveVersion()
  }

  return (
    <div className={styles.publish}>
      {changed.length > 0 && (
        <Note tone="orange">
          {t('cases.changedNote', {
            count: changed.length,
            names: changed.map(({ name, port }) => `${name} (${port})`).join(', '),
          })}
        </Note>
      )}
      {mayPublish && <AskedToPublish draft={draft} />}
      <TextField
        label={t(mayPublish ? 'why' : 'ask.note')}
        size="sm"
        maxLength={500}
        value={reason.text}
        onChange={({ target }) => reason.onChange(target.value)}
      />
      {mayPublish && (
        <>
          <DayField label={t('publishFrom')} size="sm" min={today} value={from} onChange={setFrom} />
          <OverlappingVersions versions={versions} from={from} />
        </>
      )}
      <div className={styles.buttons}>
        {draft && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('discard')}
          </Button>
        )}
        <Button busy={isBusy} disabled={!isUnsaved} onClick={() => void save()}>
          {t('save')}
        </Button>
        {mayPublish && (
          <Button variant="primary" busy={isBusy} disabledReason={blocked} onClick={() => void publish()}>
            {changes > 0 ? t('publishChanges', { count: changes }) : t('publish')}
          </Button>
        )}
      </div>
      {!mayPublish && (
        <AskToPublish
          model={model}
          draft={draft}
          publishers={publishers}
          note={reason.text}
          blocked={blocked}
          onAsked={() => reason.onChange('')}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void model.discard()
        }}
        title={t('discardTitle')}
        confirmLabel={t('discard')}
        cancelLabel={t('keep')}
        danger
      >
        {t('discardText')}
      </ConfirmDialog>
    </div>
  )
}

import type { CostVersion } from '@seriba/contracts/costs'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { TextField } from '@seriba/ui/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import styles from './cost-tables.module.css'
import { DocumentFile } from './DocumentFile.tsx'
import type { useCostDraft } from './use-cost-draft.ts'

type Props = {
  model: ReturnType<typeof useCostDraft>
  isDraft: boolean
  draft: CostVersion | null
  today: string
}

/** From a version to a draft, from a draft to a version: nothing is published unseen. */
export function CostActions({ model, isDraft, draft, today }: Props) {
  const { t } = useTranslation('costTables')
  const navigate = useNavigate()
  const [from, setFrom] = useState(today)
  const [isAsking, setAsking] = useState(false)
  const { document, isUnsaved, isBusy, preview } = model
  const reason = isUnsaved
    ? t('saveFirst')
    : !preview
      ? t('previewFirst')
      : preview.problems.length > 0
        ? t('faults')
        : undefined

  // The page then shows the draft, or what is in force.
  const save = async () => (await model.save()) && navigate('?')
  const publish = async () => (await model.publish(from)) && navigate('?')

  return (
    <div className={styles.bar}>
      <DocumentFile document={document} onImport={model.edit} />
      {!isDraft && document && (
        <Button
          disabledReason={draft ? t('draftExists') : undefined}
          onClick={() => model.edit({ ...document })}
        >
          {t('newDraft')}
        </Button>
      )}
      {isDraft && document && (
        <>
          <Button busy={isBusy} onClick={() => void model.show()}>
            {t('preview')}
          </Button>
          <Button busy={isBusy} disabled={!isUnsaved} onClick={() => void save()}>
            {t('save')}
          </Button>
          {draft && (
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('discard')}
            </Button>
          )}
          <TextField
            label={t('publishFrom')}
            type="date"
            size="sm"
            min={today}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <Button variant="primary" busy={isBusy} disabledReason={reason} onClick={() => void publish()}>
            {t('publish')}
          </Button>
        </>
      )}
      {model.error?.code === 'stale' && <Button onClick={model.reset}>{t('load')}</Button>}
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

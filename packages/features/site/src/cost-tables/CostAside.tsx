import type { CostVersion } from '@seriba/contracts/costs'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { countChanges } from '@seriba/domain/landed-cost/count-changes'
import { Button } from '@seriba/ui/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './cost-tables.module.css'
import { PreviewPanel } from './PreviewPanel.tsx'
import { PublishForm, type PublishReason } from './PublishForm.tsx'
import { SampleCars } from './SampleCars.tsx'
import type { CostModel } from './use-cost-draft.ts'
import { VersionInUse } from './VersionInUse.tsx'

type Props = {
  model: CostModel
  isDraft: boolean
  draft: CostVersion | null
  published: CostDocument | null
  today: string
  versions: readonly CostVersion[]
  publishers: readonly string[]
  reason: PublishReason
  /** The version that is being viewed, or the one in force while a draft is written. */
  inUse: number | null
}

/** Figures are recalculated once nobody has typed for this long. */
const restMs = 700

/**
 * What the draft would change for sample cars, and how to get from a version to a draft and back: nothing is
 * published unseen.
 */
export function CostAside(props: Props) {
  const { model, isDraft, draft, published, today, versions, publishers, reason, inUse } = props
  const { t } = useTranslation('costTables')
  const { document, isPreviewing, preview } = model
  const latest = useRef(model.show)
  latest.current = model.show
  useEffect(() => {
    if (!isDraft || !document) return
    const timer = setTimeout(() => void latest.current(), restMs)
    return () => clearTimeout(timer)
  }, [isDraft, document])
  const changes = document && published ? countChanges(published, document) : 0
  return (
    <aside className={styles.aside} aria-label={t('preview')}>
      {isDraft ? (
        <>
          <PreviewPanel preview={preview} busy={isPreviewing} document={document} />
          {document && <SampleCars document={document} onChange={model.edit} />}
          {!preview && !isPreviewing && <Button onClick={() => void model.show()}>{t('preview')}</Button>}
        </>
      ) : (
        <>
          <p>{t('readOnly')}</p>
          <Button
            disabledReason={draft ? t('draftExists') : undefined}
            onClick={() => document && model.edit({ ...document })}
          >
            {t('newDraft')}
          </Button>
        </>
      )}
      <VersionInUse isDraft={isDraft} version={inUse} />
      {isDraft && <PublishForm {...{ model, draft, today, changes, versions, publishers, reason }} />}
    </aside>
  )
}

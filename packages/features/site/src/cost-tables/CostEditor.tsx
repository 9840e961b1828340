import type { CostVersion } from '@seriba/contracts/costs'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import { LeavingUnsaved } from '../settings/LeavingUnsaved.tsx'
import { CostActions } from './CostActions.tsx'
import { CostGrid } from './CostGrid.tsx'
import { CostPreview } from './CostPreview.tsx'
import styles from './cost-tables.module.css'
import { Destinations } from './Destinations.tsx'
import { useCostDraft } from './use-cost-draft.ts'

type Props = {
  version: CostVersion | null
  seen: CostDocument | null
  draft: CostVersion | null
  today: string
}

/** A version: published ones are read, the draft is written. */
export function CostEditor({ version, seen, draft, today }: Props) {
  const { t } = useTranslation(['costTables', 'refusal'])
  const model = useCostDraft(seen, draft?.version ?? 0)
  const { document, error } = model
  const isDraft = version === null || version.status === 'draft' || model.isUnsaved
  const places = (error?.detail as { places?: string[] } | undefined)?.places
  return (
    <div className={styles.main}>
      <LeavingUnsaved unsaved={model.isUnsaved} stays={/^\/cost-tables$/} />
      <CostActions model={model} isDraft={isDraft} draft={draft} today={today} />
      {error && (
        <Note tone="red" role="alert">
          {error.code === 'stale' ? t('stale') : t(`refusal:${error.code}`)}
          {places && <p>{t('places', { places: places.join(', ') })}</p>}
        </Note>
      )}
      {model.preview && <CostPreview preview={model.preview} />}
      {document ? (
        <>
          <CostGrid document={document} onChange={isDraft ? model.edit : null} />
          <Destinations document={document} today={today} />
        </>
      ) : (
        <p>{t('none')}</p>
      )}
    </div>
  )
}

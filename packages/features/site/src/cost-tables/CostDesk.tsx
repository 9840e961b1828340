import type { CostVersion } from '@seriba/contracts/costs'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { EmptyState } from '@seriba/ui/EmptyState'
import { Note } from '@seriba/ui/Note'
import { Calculator } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LeavingUnsaved } from '../settings/LeavingUnsaved.tsx'
import { CostAside } from './CostAside.tsx'
import { CostGrid } from './CostGrid.tsx'
import { CostKeys } from './CostKeys.tsx'
import { CostTabs } from './CostTabs.tsx'
import styles from './cost-tables.module.css'
import { DestinationsPart } from './destinations/DestinationsPart.tsx'
import type { PublishReason } from './PublishForm.tsx'
import { useCostDraft } from './use-cost-draft.ts'
import { useCostPlace } from './use-cost-place.ts'

type Props = {
  version: CostVersion | null
  seen: CostDocument | null
  published: CostDocument | null
  draft: CostVersion | null
  today: string
  reason: PublishReason
  /** The choice of another version. */
  versions: ReactNode
}

/** A version: published ones are read, the draft is written, with what it changes beside it. */
export function CostDesk({ version, seen, published, draft, today, reason, versions }: Props) {
  const { t } = useTranslation(['costTables', 'refusal'])
  const model = useCostDraft(seen, draft?.version ?? 0)
  const { place } = useCostPlace()
  const { document, error } = model
  const isDraft = version === null || version.status === 'draft' || model.isUnsaved
  const edit = isDraft ? model.edit : null
  const places = (error?.detail as { places?: string[] } | undefined)?.places
  return (
    <div className={styles.desk}>
      <LeavingUnsaved unsaved={model.isUnsaved} stays={/^\/cost-tables$/} />
      <CostTabs model={model}>{versions}</CostTabs>
      <div className={styles.content} id="cost-part" role="tabpanel" aria-label={t(`parts.${place.part}`)}>
        {error && (
          <Note tone="red" role="alert">
            {error.code === 'stale' ? t('stale') : t(`refusal:${error.code}`)}
            {places && <p>{t('places', { places: places.join(', ') })}</p>}
          </Note>
        )}
        {!document ? (
          <EmptyState icon={Calculator} title={t('noneTitle')} text={t('none')} />
        ) : place.part === 'destinations' ? (
          <DestinationsPart document={document} published={published} today={today} onChange={edit} />
        ) : (
          <CostGrid
            key={place.part}
            grid={place.part}
            document={document}
            published={published}
            onChange={edit}
          />
        )}
      </div>
      {document && (
        <CostAside
          model={model}
          isDraft={isDraft}
          draft={draft}
          published={published}
          today={today}
          reason={reason}
        />
      )}
      <CostKeys model={model} isDraft={isDraft} />
    </div>
  )
}

import type { CostVersion } from '@seriba/contracts/costs'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { EmptyState } from '@seriba/ui/EmptyState'
import { Note } from '@seriba/ui/Note'
import { Calculator } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LeavingUnsaved } from '../settings/LeavingUnsaved.tsx'
import { CostAside } from './CostAside.tsx'
import { CostGrid } from './CostGrid.tsx'
import { CostKeys } from './CostKeys.tsx'
import { CostTabs } from './CostTabs.tsx'
import { ConflictsContext } from './conflicts/conflicts-context.ts'
import { DraftConflicts } from './conflicts/DraftConflicts.tsx'
import styles from './cost-tables.module.css'
import { DestinationsPart } from './destinations/DestinationsPart.tsx'
import type { PublishReason } from './PublishForm.tsx'
import { RatesDay } from './RatesDay.tsx'
import { useCostDraft } from './use-cost-draft.ts'
import { useCostPlace } from './use-cost-place.ts'
import { useProblemWords } from './use-problem-words.ts'

type Props = {
  version: CostVersion | null
  seen: CostDocument | null
  published: CostDocument | null
  draft: CostVersion | null
  today: string
  reason: PublishReason
  /** The version in force today. */
  inForce: number | null
  /** Fetches the server's current state again. */
  onRefresh: () => void
  /** Selects another version. */
  choice: ReactNode
  versions: readonly CostVersion[]
  /** The names of those who may publish. */
  publishers: readonly string[]
}

/** A version: published ones are read-only, the draft is editable, with what it changes next to it. */
export function CostDesk(props: Props) {
  const { version, seen, published, draft, today, reason, inForce, onRefresh } = props
  const { t } = useTranslation(['costTables', 'refusal'])
  const model = useCostDraft(
    {
      document: seen,
      version: (version?.status === 'draft' ? version : draft)?.version ?? 0,
      key: `${version?.id} ${version?.version} ${version?.status}`,
    },
    onRefresh,
  )
  const { place } = useCostPlace()
  const { document, error } = model
  const isDraft = version === null || version.status === 'draft' || model.isEdited
  const edit = isDraft ? model.edit : null
  const placeWords = useProblemWords(document)
  const places = (error?.detail as { places?: string[] } | undefined)?.places
  const conflicts = useMemo(
    () => ({
      conflicts: model.conflicts,
      by: version?.by ?? null,
      at: version?.at ?? '',
      settle: model.settle,
    }),
    [model.conflicts, model.settle, version],
  )
  return (
    <ConflictsContext value={conflicts}>
      <div className={styles.desk}>
        <LeavingUnsaved unsaved={model.isUnsaved} saving={model.isBusy} stays={/^\/cost-tables$/} />
        <CostTabs model={model}>{props.choice}</CostTabs>
        <div className={styles.content} id="cost-part" role="tabpanel" aria-label={t(`parts.${place.part}`)}>
          {error && (
            <Note tone="red" role="alert">
              {error.code === 'stale' ? t('stale') : t(`refusal:${error.code}`)}
              {places && (
                <p>
                  {t('places', { places: places.map((at) => placeWords(at).replace(/:$/, '')).join('; ') })}
                </p>
              )}
            </Note>
          )}
          <DraftConflicts model={model} />
          {document && place.part === 'fx' && <RatesDay document={document} today={today} onChange={edit} />}
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
            versions={props.versions}
            publishers={props.publishers}
            reason={reason}
            inUse={isDraft ? inForce : (version?.id ?? null)}
          />
        )}
        <CostKeys model={model} isDraft={isDraft} />
      </div>
    </ConflictsContext>
  )
}

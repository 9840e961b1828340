import { useDraftPart } from './draft-context.ts'
import { LeavingUnsaved } from './LeavingUnsaved.tsx'

/** Asks before unsaved changes to the company are lost. */
export const LeavingDraft = ({ stays }: { stays: RegExp }) => (
  <LeavingUnsaved
    unsaved={useDraftPart(({ unkept }) => unkept.length > 0)}
    saving={useDraftPart(({ saving }) => saving)}
    stays={stays}
  />
)

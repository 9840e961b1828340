import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import styles from '../cost-tables.module.css'
import type { Conflict } from '../merge-drafts.ts'
import type { CostModel } from '../use-cost-draft.ts'
import { useProblemWords } from '../use-problem-words.ts'
import { ConflictChoice } from './ConflictChoice.tsx'
import { useConflictWords } from './use-conflict-words.ts'

const isOfStep = ({ at }: Conflict) => at[3] === 'steps' && at.length === 5
const pathOf = ({ at }: Conflict) => at.join('.').replace('.#', '.')

/** For all parts: the steps that need a choice, and the choices for everything that is not a step. */
export function DraftConflicts({ model: { conflicts, document } }: { model: CostModel }) {
  const { t } = useTranslation('costTables')
  const words = useProblemWords(document)
  if (conflicts.length === 0) return null
  const steps = conflicts.filter(isOfStep)
  return (
    <section className={styles.part} aria-label={t('conflict.title')}>
      <Note tone="orange" role="status">
        {t('conflict.kept')} {steps.map((conflict) => words(pathOf(conflict)).replace(/:$/, '')).join('; ')}
      </Note>
      {conflicts
        .filter((conflict) => !isOfStep(conflict))
        .map((conflict) => (
          <PartConflict key={pathOf(conflict)} conflict={conflict} document={document} />
        ))}
    </section>
  )
}

function PartConflict({ conflict, document }: { conflict: Conflict; document: CostModel['document'] }) {
  return <ConflictChoice conflict={conflict} {...useConflictWords(document, conflict)} />
}

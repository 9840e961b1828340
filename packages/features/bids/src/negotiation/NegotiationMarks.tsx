import { Icon } from '@seriba/ui/Icon'
import { Clock, Hand } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import marks from '../bid-manager/desk-marks.module.css'
import { markStates, type NegotiationState } from './use-negotiations-query.ts'

const icons = { byHand: Hand, hour: Clock } as const

type NegotiationMarksProps = {
  counts: Record<NegotiationState, number> | undefined
  state: NegotiationState
  onChange: (state: NegotiationState) => void
}

/** Urgent negotiations: those to call the hall about, and those to be answered within the hour. */
export function NegotiationMarks({ counts, state, onChange }: NegotiationMarksProps) {
  const { t } = useTranslation('negotiationDesk')
  const shown = markStates.filter((mark) => state === mark || (counts?.[mark] ?? 0) > 0)
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('marks.label')} className={marks.marks}>
      {shown.map((mark) => (
        <li key={mark}>
          <button
            type="button"
            className={marks.mark}
            data-tone="red"
            aria-pressed={state === mark}
            onClick={() => onChange(state === mark ? 'open' : mark)}
          >
            <Icon icon={icons[mark]} size={14} aria-hidden />
            {t(`marks.${mark}`, { count: counts?.[mark] ?? 0 })}
          </button>
        </li>
      ))}
    </ul>
  )
}

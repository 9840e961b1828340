import { isSame } from '@seriba/domain/landed-cost/count-changes'
import type { Programme, Step } from '@seriba/domain/landed-cost/tables'
import { Badge } from '@seriba/ui/Badge'
import { Icon } from '@seriba/ui/Icon'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAmountWords } from '../amounts/use-amount-words.ts'
import styles from './destinations.module.css'
import { StepForm } from './StepForm.tsx'
import type { StepRowProps } from './step-props.ts'

/** A step in one line: its name, its result, and whether the draft has changed it; it expands to a form. */
export function StepRow(props: StepRowProps) {
  const { row, at, steps, published, currency, isOpen, onOpen, onMove, onChange } = props
  const { t, i18n } = useTranslation('costTables')
  const { words, condition } = useAmountWords(steps, currency)
  const formId = useId()
  const step = steps[at] as Step
  const before = formerOf(step, at, steps, published)
  const mark =
    published === undefined || before === undefined ? 'new' : isSame(before, step) ? null : 'changed'
  const name = step.label?.[i18n.language === 'ru' ? 'ru' : 'en'] || step.id
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || by === undefined || !onMove) return
    event.preventDefault()
    onMove(by)
  }
  return (
    <li data-row={row} className={styles.step} data-open={isOpen || undefined}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={formId}
        className={styles.line}
        disabled={!onChange}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        <span className="num">{at + 1}</span>
        <span className={styles.name}>
          <b>{name}</b>
          <small>{step.id}</small>
        </span>
        <span className={styles.sum}>
          {mark === 'changed' && before && !isSame(before.amount, step.amount) && (
            <del>{words(before.amount)}</del>
          )}{' '}
          {words(step.amount)}
          {step.when && <small>{t('onlyWhen', { when: condition(step.when) })}</small>}
        </span>
        {mark && onChange && <Badge tone="blue">{t(`mark.${mark}`)}</Badge>}
        {onChange && <Icon icon={isOpen ? ChevronUp : ChevronDown} size={16} />}
      </button>
      {props.note}
      {isOpen && onChange && (
        <div id={formId}>
          <StepForm {...props} step={step} onChange={onChange} isNew={mark === 'new'} />
        </div>
      )}
    </li>
  )
}

/** The earlier step of the same name; if there are several, the one at the same position among them. */
function formerOf(step: Step, at: number, steps: readonly Step[], published: Programme | undefined) {
  const place = steps.slice(0, at).filter(({ id }) => id === step.id).length
  return published?.steps.filter(({ id }) => id === step.id)[place]
}

import type { Step } from '@seriba/domain/landed-cost/tables'
import { useEffect, useRef, useState } from 'react'
import { newAmount } from '../amounts/kinds.ts'

type Rows = { keys: readonly number[]; opened: number | null }

/** Steps as rows that keep their form and the focus wherever they are moved and however they are renamed. */
export function useSteps(steps: readonly Step[], onChange: ((next: readonly Step[]) => void) | null) {
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<number>(null)
  const [rows, setRows] = useState<Rows>({ keys: steps.map((_, at) => at), opened: null })
  // After an undo or an import there may be more of them, or fewer.
  const keys = rows.keys.length === steps.length ? rows.keys : steps.map((_, at) => at)
  const fresh = Math.max(-1, ...keys) + 1
  useEffect(() => {
    if (moved.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-row="${moved.current}"] button`)?.focus()
    moved.current = null
  })
  return {
    list,
    keyAt: (at: number) => keys[at] ?? at,
    isOpen: (at: number) => rows.opened === keys[at],
    toggle: (at: number) => setRows({ keys, opened: rows.opened === keys[at] ? null : (keys[at] ?? null) }),
    change: onChange && ((at: number, next: Step) => onChange(steps.with(at, next))),
    move:
      onChange &&
      ((at: number, by: number) => {
        const to = at + by
        const [step, key] = [steps[at], keys[at]]
        if (!step || key === undefined || to < 0 || to >= steps.length) return
        moved.current = key
        setRows({ ...rows, keys: keys.toSpliced(at, 1).toSpliced(to, 0, key) })
        onChange(steps.toSpliced(at, 1).toSpliced(to, 0, step))
      }),
    remove:
      onChange &&
      ((at: number) => {
        setRows({ keys: keys.toSpliced(at, 1), opened: null })
        onChange(steps.toSpliced(at, 1))
      }),
    add:
      onChange &&
      (() => {
        setRows({ keys: [...keys, fresh], opened: fresh })
        onChange([...steps, { id: freeName(steps), label: { en: '', ru: '' }, amount: newAmount('percent') }])
      }),
  }
}

function freeName(steps: readonly Step[]): string {
  const taken = new Set(steps.map(({ id }) => id))
  let number = steps.length + 1
  while (taken.has(`step${number}`)) number++
  return `step${number}`
}

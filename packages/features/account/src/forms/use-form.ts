import { type Refusal, refusalOf } from '@seriba/api/refusal'
import { type RefObject, useRef, useState } from 'react'
import { useProblemText } from './use-problem-text.ts'

type Codes<Values> = Partial<Record<keyof Values, string>>
type Options<Values> = {
  initial: Values
  /** What is wrong, by field, as codes of refusals. */
  check: (values: Values) => Codes<Values>
  passwordMinLength?: number
  /** Where a form says it in words of its own. */
  explain?: (code: string, field: keyof Values) => string
  /** Fields as the server may call them, where that differs. */
  serverNames?: Partial<Record<string, keyof Values>>
  /** What the server says of a field stands above the form, until any field is edited. */
  refusedAsWhole?: boolean
}

/** A form: a field is looked at when it is left, all of them when it is sent; an edit takes back what was said. */
export function useForm<Values extends object>({
  initial,
  check,
  passwordMinLength,
  explain,
  serverNames = {},
  refusedAsWhole = false,
}: Options<Values>) {
  const common = useProblemText(passwordMinLength)
  const textOf = explain ?? common
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Codes<Values>>({})
  const [refusal, setRefusal] = useState<Refusal['code'] | null>(null)
  const [sentWithGaps, setSentWithGaps] = useState(false)
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function edit(changed: Partial<Values>) {
    setValues((current) => ({ ...current, ...changed }))
    setErrors((current) => without(current, Object.keys(changed)))
    setRefusal(null)
  }

  function leave(field: keyof Values) {
    const code = check(values)[field]
    if (code) setErrors((current) => ({ ...current, [field]: textOf(code, field) }))
  }

  function say(failure: Refusal | null) {
    if (refusedAsWhole)
      return setRefusal(Object.values(failure?.fields ?? {})[0] ?? failure?.code ?? 'internal')
    const fields: Codes<Values> = {}
    for (const [name, code] of Object.entries(failure?.fields ?? {})) {
      const field = serverNames[name] ?? (name as keyof Values)
      fields[field] = code === 'invalid_input' ? (failure?.message[name] ?? '') : textOf(code, field)
    }
    setErrors(fields)
    focusFirst(form, Object.keys(fields))
    setRefusal(Object.keys(fields).length > 0 ? null : (failure?.code ?? 'internal'))
  }

  /** Sends what is complete. True when it was taken. */
  async function submit(send: (values: Values) => Promise<unknown>): Promise<boolean> {
    const found = check(values)
    const complete = Object.keys(found).length === 0
    setSentWithGaps(hasGaps(found))
    setErrors(
      Object.fromEntries(
        Object.entries(found).map(([field, code]) => [field, textOf(String(code), field as keyof Values)]),
      ) as Codes<Values>,
    )
    if (!complete) {
      focusFirst(form, Object.keys(found))
      return false
    }
    setPending(true)
    try {
      await send(values)
      return true
    } catch (error) {
      say(refusalOf(error))
      return false
    } finally {
      setPending(false)
    }
  }

  function reset(next: Values = initial) {
    setValues(next)
    setErrors({})
    setRefusal(null)
    setSentWithGaps(false)
  }

  const invalid = Object.keys(errors).length > 0
  const incomplete = sentWithGaps && hasGaps(check(values))
  return { form, values, errors, refusal, pending, invalid, incomplete, edit, leave, submit, reset }
}

const hasGaps = (found: object) => Object.values(found).includes('field_required')

const without = <T extends object>(record: T, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field))) as T

function focusFirst(form: RefObject<HTMLFormElement | null>, fields: readonly string[]) {
  const places = form.current?.querySelectorAll<HTMLElement>('input[name], [data-field]') ?? []
  for (const place of places) {
    if (!fields.includes(place.dataset.field ?? place.getAttribute('name') ?? '')) continue
    return (place.dataset.field ? place.querySelector('button') : place)?.focus()
  }
}

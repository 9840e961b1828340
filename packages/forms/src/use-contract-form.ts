import { type ApiError, toApiError } from '@seriba/api/api-error'
import type { EndpointArgument } from '@seriba/api/to-request'
import type { Contract } from '@seriba/contracts/contract'
import type { ErrorCode } from '@seriba/contracts/errors'
import type { RuleResult } from '@seriba/domain/access/rule-result'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { focusFirstWrong } from './focus-first-wrong.ts'
import { schemaFaults } from './schema-faults.ts'

/** What is wrong, by field, as error codes. */
export type Problems<Values> = Partial<Record<keyof Values, ErrorCode>>

/** What a rule has to say against a field, as `check` returns it. */
export const problemOf = <Name extends string, Reason extends ErrorCode>(
  name: Name,
  verdict: RuleResult<Reason>,
): Partial<Record<Name, Reason>> =>
  verdict.ok ? {} : ({ [name]: verdict.reason } as Partial<Record<Name, Reason>>)

type Options<C extends Contract, Values> = {
  /** The fields' initial values. */
  defaults: Values
  /** The domain's rule for what is typed; `changed` are the plain values that differ from the form's initial ones. */
  check?: ((values: Values, changed: Partial<Values>) => Problems<Values>) | undefined
  /** The values as the contract takes them, if they are not already its input. */
  request?: ((values: Values, changed: Partial<Values>) => EndpointArgument<C['input']>) | undefined
  /** Sends what has passed both checks; if it throws, the form shows the error. */
  onSubmit: (input: EndpointArgument<C['input']>, values: Values) => Promise<unknown>
  /** Called instead of sending while everything is as it was initially. */
  onUnchanged?: (() => void) | undefined
  /** For a form that says what is wrong in words of its own. */
  explain?: ((code: ApiError['code'], field?: keyof Values) => string) | undefined
  /** Fields that have other names on the server. */
  names?: Partial<Record<string, keyof Values>> | undefined
  /** Fields are also checked when they are left. */
  checkOnBlur?: boolean
  /** What the server says about a field is shown above the form. */
  refusedAsWhole?: boolean
  /** It stays open after it is sent, and accepts input until the answer comes, which `resetSaved` spares. */
  editableWhileSent?: boolean
}

type TextEvent = { target: { value: string } }
type CheckEvent = { target: { checked: boolean } }

/**
 * A form for one request, or for one of several depending on what is typed. Everything is checked when it is sent; an
 * edit removes its field's error, and the message above the form.
 */
export function useContractForm<C extends Contract, Values extends object>(
  contract: C | ((values: Values) => C),
  {
    defaults,
    check,
    request = (values) => values as EndpointArgument<C['input']>,
    onSubmit,
    onUnchanged,
    explain,
    names = {},
    checkOnBlur = false,
    refusedAsWhole = false,
    editableWhileSent = false,
  }: Options<C, Values>,
) {
  type Name = keyof Values & string
  const { t } = useTranslation(['refusal', 'common'])
  const textOf = explain ?? ((code: ApiError['code']) => t(`refusal:${code}`))
  const element = useRef<HTMLFormElement>(null)
  const [sentWithGaps, setSentWithGaps] = useState(false)
  const form = useForm<FieldValues>({
    defaultValues: defaults,
    resolver: (typed) => {
      const errors = problemsOf(typed as Values)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
    },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { errors, isSubmitting, isDirty, submitCount, defaultValues: began = {} } = form.formState
  const values = form.watch() as Values

  function changedOf(typed: Values): Partial<Values> {
    const changed = Object.entries(typed).filter(([name, value]) => !Object.is(value, began[name]))
    return Object.fromEntries(changed) as Partial<Values>
  }

  function problemsOf(typed: Values): Record<string, { type: string; message?: string }> {
    const changed = changedOf(typed)
    const found = Object.entries(check?.(typed, changed) ?? {})
    if (found.length > 0)
      return Object.fromEntries(found.map(([field, type]) => [field, { type: String(type) }]))
    const { input } = typeof contract === 'function' ? contract(typed) : contract
    return Object.fromEntries(
      schemaFaults(input, request(typed, changed)).map(({ name, phrase, figure }) => [
        fieldOf(name) ?? 'root',
        { type: 'invalid_input', message: t(`common:errors.${phrase}`, { length: figure, limit: figure }) },
      ]),
    )
  }

  const fieldOf = (name: string) => {
    const field = names[name] ?? name
    return field in defaults ? (field as Name) : undefined
  }
  const hasGaps = (typed: Values) =>
    Object.values(check?.(typed, changedOf(typed)) ?? {}).includes('field_required')

  useEffect(() => {
    if (submitCount > 0) focusFirstWrong(element.current)
  }, [submitCount])

  // The same from one render to the next, so that what receives it need not be rendered again with every key press.
  const { setValue, clearErrors } = form
  const edit = useCallback(
    (changed: Partial<Values>) => {
      for (const [name, value] of Object.entries(changed)) setValue(name, value, { shouldDirty: true })
      clearErrors([...Object.keys(changed), 'root'])
    },
    [setValue, clearErrors],
  )

  function tell(failure: ApiError | null) {
    const named = Object.entries(failure?.fields ?? {})
    if (named.length === 0) form.setError('root', { type: failure?.code ?? 'internal' })
    for (const [name, type] of named) {
      const words = type === 'invalid_input' ? failure?.message[name] : undefined
      const field = refusedAsWhole ? undefined : fieldOf(name)
      form.setError(field ?? 'root', { type, ...(words !== undefined && { message: words }) })
    }
  }

  /** True if it was accepted. */
  async function submit(event?: FormEvent): Promise<boolean> {
    event?.preventDefault()
    if (isSubmitting) return false
    const typed = form.getValues() as Values
    const changed = changedOf(typed)
    if (onUnchanged && Object.keys(changed).length === 0) {
      onUnchanged()
      return true
    }
    let taken = false
    const send = async () => {
      setSentWithGaps(false)
      try {
        await onSubmit(request(typed, changed), typed)
        taken = true
      } catch (error) {
        tell(toApiError(error))
      }
    }
    await form.handleSubmit(send, () => setSentWithGaps(hasGaps(typed)))()
    return taken
  }

  function reset(next: Values = defaults) {
    form.reset(next)
    setSentWithGaps(false)
  }

  const said = (name: Name | 'root') => {
    const error = errors[name] as { type: ApiError['code']; message?: string } | undefined
    return error && (error.message || textOf(error.type, name === 'root' ? undefined : name))
  }
  // Most forms close once they are accepted, and anything typed since would be lost with them.
  const isLocked = isSubmitting && !editableWhileSent
  const take = (changed: Partial<Values>) => {
    if (!isLocked) edit(changed)
  }
  const { trigger } = form
  const leave = useCallback(
    (name: Name) => {
      if (checkOnBlur) void trigger(name)
    },
    [trigger, checkOnBlur],
  )
  const wired = (name: Name) => ({ name, error: said(name), onBlur: () => leave(name) })

  return {
    values,
    /** Goes to the form's element. */
    props: { ref: element, noValidate: true, onSubmit: (event: FormEvent) => void submit(event) },
    /** A field that reports its value itself. */
    field: <N extends Name>(name: N) => ({
      ...wired(name),
      value: values[name],
      onChange: (value: Values[N]) => take({ [name]: value } as unknown as Partial<Values>),
    }),
    /** An input or a text area. */
    text: (name: Name) => ({
      ...wired(name),
      value: String(values[name]),
      readOnly: isLocked,
      onChange: ({ target }: TextEvent) => take({ [name]: target.value } as Partial<Values>),
    }),
    checkbox: (name: Name) => ({
      name,
      checked: values[name] === true,
      onBlur: () => leave(name),
      onChange: ({ target }: CheckEvent) => take({ [name]: target.checked } as Partial<Values>),
    }),
    errorOf: said,
    /** Why it was refused, if no field is to blame: as a code, and in words. */
    error: (errors.root?.type as ApiError['code'] | undefined) ?? null,
    failure: said('root') ?? null,
    busy: isSubmitting,
    dirty: isDirty,
    /** Something was found to be wrong and has not been edited yet. */
    invalid: Object.keys(errors).some((name) => name !== 'root'),
    /** It was sent with empty fields, and not all of them have been filled in. */
    incomplete: sentWithGaps && hasGaps(values),
    edit,
    leave,
    submit,
    reset,
    /** Starts over once this has been saved; what was edited while it was on its way stays. */
    resetSaved: (sent: Values, next: Values) => {
      const edited = Object.entries(form.getValues()).filter(
        ([name, value]) => !Object.is(value, sent[name as Name]),
      )
      reset(next)
      for (const [name, value] of edited) setValue(name, value, { shouldDirty: true })
    },
  }
}

/** What the frame of a form, such as a dialog, needs to know about the form in it. */
export type FramedForm = Pick<
  ReturnType<typeof useContractForm<Contract, object>>,
  'props' | 'dirty' | 'busy' | 'failure'
>

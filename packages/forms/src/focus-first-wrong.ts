const typed = ':is(input, textarea)[aria-invalid="true"]'

/** The first field that says it is wrong gets the focus: what is typed into, not a button beside it such as a stepper's. */
export function focusFirstWrong(form: HTMLElement | null) {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  if (!first?.matches('[data-invalid]')) return first?.focus()
  // A choice from a list carries no mark of its own: its button does for it.
  const control = first.querySelector<HTMLElement>(typed) ?? first.querySelector('button') ?? first
  control.focus()
}

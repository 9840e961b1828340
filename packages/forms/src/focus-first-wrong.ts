const typed = ':is(input, textarea)[aria-invalid="true"]'

/** The first field marked as invalid gets the focus: the input itself, not a button next to it such as a stepper's. */
export function focusFirstWrong(form: HTMLElement | null) {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  if (!first?.matches('[data-invalid]')) return first?.focus()
  // A choice from a list has no mark of its own: its button has it instead.
  const control = first.querySelector<HTMLElement>(typed) ?? first.querySelector('button') ?? first
  control.focus()
}

/** Chosen from a list by a button, which carries no mark of its own. */
const wrong = '[aria-invalid="true"], [data-invalid] button'

/** The first field that says it is wrong gets the focus. */
export const focusFirstWrong = (form: HTMLElement | null) => form?.querySelector<HTMLElement>(wrong)?.focus()

/** `2026-11-24` as dates are shown; anything else as it was given. */
export const showDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10).replaceAll('-', '.') : text

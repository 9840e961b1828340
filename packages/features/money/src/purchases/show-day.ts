/** `2026-11-24` in the format in which dates are shown; anything else unchanged. */
export const showDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10).replaceAll('-', '.') : text

const NO_BREAK_SPACE = '\u00A0'

/** Digits only, with no leading zero: '0' counts as nothing typed. */
export const bareDigits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')

/** '3150000' → '3 150 000', with no-break spaces. */
export const groupDigits = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE)

export const parseDigits = (text: string) => {
  const digits = bareDigits(text)
  return digits === '' ? null : Number(digits)
}

/** Where the caret goes in a grouped text so that as many digits stay behind it as before. */
export function caretAfterDigits(text: string, digitsBehind: number) {
  let left = digitsBehind
  let at = text.length
  while (at > 0 && left > 0) {
    at -= 1
    if (/\d/.test(text.charAt(at))) left -= 1
  }
  return at
}

export const countDigits = (text: string) => text.replace(/\D/g, '').length

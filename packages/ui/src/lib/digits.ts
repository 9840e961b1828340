const NO_BREAK_SPACE = '\u00A0'

/** Japanese keyboards' digits are digits. */
export const halfWidth = (text: string) =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))

/** Digits only, including leading zeros. */
export const allDigits = (text: string) => halfWidth(text).replace(/\D/g, '')

/** Digits only, without leading zeros: '0' counts as nothing typed. */
export const bareDigits = (text: string) => allDigits(text).replace(/^0+/, '')

/** '3150000' → '3 150 000', with no-break spaces. */
export const groupDigits = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE)

export const parseDigits = (text: string) => {
  const digits = bareDigits(text)
  return digits === '' ? null : Number(digits)
}

/** The same if 0 is a figure like others. */
export const parseDigitsOrZero = (text: string) => parseDigits(text) ?? (allDigits(text) === '' ? null : 0)

/** Where the caret goes in a grouped text so that as many digits stay behind it as before. */
export function caretAfterDigits(text: string, digitsBehind: number) {
  let left = digitsBehind
  let at = text.length
  while (at > 0 && left > 0) {
    at -= 1
    if (/[\d０-９]/.test(text.charAt(at))) left -= 1
  }
  return at
}

export const countDigits = (text: string) => allDigits(text).length

/** The world's one-digit and two-digit calling codes; all others have three digits. */
const callingCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/**
 * `+7 (912) 345-67-89` if the code has one digit, `+254 722 555 014` if it has more; a number that is already
 * grouped, or that is not in international form, is shown as it was entered.
 */
export function formatPhone(phone: string | null | undefined): string {
  if (!phone) return '-'
  const short = /^([17])(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone.replace(/\D/g, ''))
  if (short) return `+${short[1]} (${short[2]}) ${short[3]}-${short[4]}-${short[5]}`
  const digits = /^\+(\d{8,15})$/.exec(phone.trim())?.[1]
  const code = digits && callingCode.exec(digits)?.[0]
  if (!code) return phone
  const groups = digits.slice(code.length).match(/\d{3}(?!\d$)|\d{2,4}$/g) ?? []
  return `+${[code, ...groups].join(' ')}`
}

/** Whether nothing but a country code, if that, has been entered; other digits are an incomplete number. */
export function isBarePhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '')
  return digits === '' || callingCode.exec(digits)?.[0] === digits
}

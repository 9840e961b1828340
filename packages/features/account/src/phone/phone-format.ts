import { isBarePhone } from '@seriba/domain/format/phone'
import { AsYouType, type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

/** `+81 ` for JP; empty for a country without its own numbers. */
export const dialCode = (country: string) =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)} ` : ''

/** The number's country, as far as it can be told; countries share codes, so the chosen one takes precedence. */
export function countryOfPhone(value: string, chosen: string | undefined): CountryCode | undefined {
  if (isBarePhone(value)) return undefined
  if (chosen && value.startsWith(dialCode(chosen).trim()) && dialCode(chosen) !== '')
    return chosen as CountryCode
  const typed = new AsYouType()
  typed.input(international(value, chosen))
  return typed.getCountry()
}

/**
 * The format of a number while it is typed: `+7 (914) 555-01-42` if it has ten digits after one, otherwise its
 * country's format.
 */
export function formatTyped(value: string, country: string | undefined): string {
  const full = international(value, country)
  if (/^\+[17]/.test(full)) return masked(full.slice(1))
  return new AsYouType().input(full)
}

/** Numbers without a plus belong to the chosen country. */
function international(value: string, country: string | undefined): string {
  const digits = value.replace(/\D/g, '').slice(0, 15)
  if (value.trim().startsWith('+') || digits === '') return digits && `+${digits}`
  const code = country && dialCode(country).replace(/\D/g, '')
  if (!code) return `+${digits}`
  // In Russia and its neighbors, 8 is dialed before a domestic number.
  const own = code === '7' && digits.startsWith('8') ? digits.slice(1) : digits
  return own.startsWith(code) && own.length > 10 ? `+${own}` : `+${code}${own}`
}

function masked(digits: string): string {
  const [code = '', area, first, second, third] = [
    digits.slice(0, 1),
    digits.slice(1, 4),
    digits.slice(4, 7),
    digits.slice(7, 9),
    digits.slice(9, 11),
  ]
  const parts = [area && ` (${area}`, first && `) ${first}`, second && `-${second}`, third && `-${third}`]
  return `+${code}${parts.filter(Boolean).join('')}`
}

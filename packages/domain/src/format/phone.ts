/** `+7 (912) 345-67-89` for numbers of 11 to 13 digits; anything else is shown as it was given. */
export function formatPhone(phone: string | null | undefined): string {
  if (!phone) return '-'
  const digits = phone.replace(/\D/g, '')
  const match = /^(\d{1,3})(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits)
  return match ? `+${match[1]} (${match[2]}) ${match[3]}-${match[4]}-${match[5]}` : phone
}

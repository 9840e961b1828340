export const longestWebhookUrl = 500

/**
 * What is wrong with an address, as far as the address itself shows it; where its name leads is checked when it is
 * called.
 */
export function faultOfWebhookUrl(
  text: string,
  { privateHosts }: { privateHosts: boolean },
): 'field_required' | 'webhook_url' | null {
  if (text.trim() === '') return 'field_required'
  if (!URL.canParse(text.trim())) return 'webhook_url'
  const { protocol, username, password } = new URL(text.trim())
  const isOpen = protocol === 'https:' || (privateHosts && protocol === 'http:')
  return isOpen && username === '' && password === '' ? null : 'webhook_url'
}

import type { TelegramConfig } from '@seriba/server-kit/config'

const timeoutMs = 10_000

/** Telegram's answers that the caller has to act on. */
export type BotAnswer =
  | { ok: true }
  | { ok: false; status: number; description: string; retryAfter: number | null }

/** Calls a method of the Bot API; rejects if it cannot be reached or the answer is nonsense. */
export async function callBot(
  { api, token }: Pick<TelegramConfig, 'api' | 'token'>,
  method: string,
  parameters: Record<string, unknown>,
): Promise<BotAnswer> {
  const response = await fetch(`${api}/bot${token}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer = (await response.json()) as {
    ok?: unknown
    description?: unknown
    parameters?: { retry_after?: unknown }
  }
  if (answer.ok === true) return { ok: true }
  const retryAfter = answer.parameters?.retry_after
  return {
    ok: false,
    status: response.status,
    description: String(answer.description ?? ''),
    retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
  }
}

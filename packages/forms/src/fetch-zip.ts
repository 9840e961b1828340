/** The link was good for a while, and has expired. */
export class LinkExpired extends Error {}
const expiredAnswers = [403, 404, 410]

/** What every file in an archive begins with. */
const beginning = [0x50, 0x4b, 0x03, 0x04]

/**
 * Fetches an archive that is written while it is being sent. Nobody knows how large it will be; its header says how
 * many photos it has, so those that have begun show the progress.
 */
export async function fetchZip(url: string, onPercent: (percent: number) => void): Promise<Blob> {
  const response = await fetch(url)
  if (expiredAnswers.includes(response.status)) throw new LinkExpired()
  if (!response.ok || !response.body) throw new Error(`no photos: ${response.status}`)
  const expected = Math.max(1, Number(response.headers.get('x-photos')) || 1)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let begun = 0
  let matched = 0
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    for (const byte of value) {
      matched = byte === beginning[matched] ? matched + 1 : byte === beginning[0] ? 1 : 0
      if (matched < beginning.length) continue
      begun += 1
      matched = 0
    }
    // The last one is still on its way.
    onPercent(Math.min(99, Math.floor((Math.max(0, begun - 1) / expected) * 100)))
  }
  if (begun === 0) throw new Error('no photos: none came')
  return new Blob(parts, { type: 'application/zip' })
}

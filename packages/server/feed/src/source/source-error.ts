import type { SourceFailure } from '@seriba/domain/feeds/feed-source'

/** A source didn’t answer with lots; `said` has its own words, if it used any. */
export class SourceError extends Error {
  override name = 'SourceError'
  readonly reason: SourceFailure
  readonly said: string

  constructor(reason: SourceFailure, said = '') {
    super(`${reason}: ${said}`)
    this.reason = reason
    this.said = said
  }
}

const longest = 300

/** A source's message, without markup and on one line; a code that it repeats is masked. */
export const wordsOfSource = (text: string, code = ''): string => {
  const plain = text
    .slice(0, 5000)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\s\0]+/g, ' ')
    .trim()
  const hidden =
    code === '' ? plain : plain.replaceAll(code, '••••').replaceAll(encodeURIComponent(code), '••••')
  return hidden.slice(0, longest)
}

import type { Feed, FeedRun } from '@seriba/contracts/feeds'
import { feedSource as enSource } from '@seriba/i18n/en/feed-source'
import { feeds as en } from '@seriba/i18n/en/feeds'
import { files as enFiles } from '@seriba/i18n/en/files'
import { feedProblemIn } from '@seriba/i18n/feed-problem'
import { feedSource as ruSource } from '@seriba/i18n/ru/feed-source'
import { feeds as ru } from '@seriba/i18n/ru/feeds'
import { files as ruFiles } from '@seriba/i18n/ru/files'
import type { Language } from '@seriba/server-kit/language'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'

export const feedTexts = {
  en: { ...en, source: enSource, file: enFiles.feeds },
  ru: { ...ru, source: ruSource, file: ruFiles.feeds },
}

export function feedColumns(language: Language): SheetColumn<Feed>[] {
  const { columns: t, states, source: words, file } = feedTexts[language]
  return [
    { head: t.feed, width: 24, value: ({ name }) => name },
    { head: file.source, width: 20, value: ({ source }) => source && words.kinds[source] },
    { head: file.everyMinutes, width: 14, value: ({ everyMinutes }) => everyMinutes },
    { head: t.lastRun, width: 18, value: ({ lastRun }) => lastRun?.startedAt ?? null, as: 'moment' },
    { head: t.read, width: 12, value: ({ lastRun }) => lastRun?.read ?? null },
    { head: t.written, width: 12, value: ({ lastRun }) => lastRun?.written ?? null },
    { head: t.badLines, width: 12, value: ({ lastRun }) => lastRun?.skipped ?? null },
    { head: t.state, width: 14, value: ({ state }) => states[state] },
  ]
}

export function runColumns(language: Language): SheetColumn<FeedRun>[] {
  const { columns: t, failures, source: words, file } = feedTexts[language]
  return [
    { head: file.started, width: 18, value: ({ startedAt }) => startedAt, as: 'moment' },
    { head: file.ended, width: 18, value: ({ endedAt }) => endedAt, as: 'moment' },
    { head: file.file, width: 28, value: ({ fileName }) => fileName },
    { head: file.part, width: 20, value: ({ part }) => part && words.parts[part] },
    { head: t.read, width: 12, value: ({ read }) => read },
    { head: t.written, width: 12, value: ({ written }) => written },
    { head: file.unchanged, width: 12, value: ({ unchanged }) => unchanged },
    { head: t.badLines, width: 12, value: ({ skipped }) => skipped },
    { head: file.ignored, width: 30, value: ({ ignored }) => ignored.join(', ') },
    { head: file.outcome, width: 30, value: ({ failure }) => failure && failures[failure] },
  ]
}

export function badLineColumns(language: Language): SheetColumn<{ line: number; reason: string }>[] {
  const { badLines: t } = feedTexts[language]
  return [
    { head: t.line, width: 10, value: ({ line }) => line },
    { head: t.problem, width: 80, value: ({ reason }) => feedProblemIn(reason, language) },
  ]
}

import { isDay } from '../format/date.ts'

/**
 * When a company's notice is shown: minutes of Japanese local time, `2026-11-27T18:00`; null leaves that side open.
 */
export type NoticeTime = { from: string | null; until: string | null }

/** A minute that exists. */
export const isMinute = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isDay(text.slice(0, 10))

const instantOf = (minute: string) => Date.parse(`${minute}:00+09:00`)

/** From its first minute until its last one begins. */
export const isNoticeDue = ({ from, until }: NoticeTime, now: Date): boolean =>
  (from === null || now.getTime() >= instantOf(from)) && (until === null || now.getTime() < instantOf(until))

/** The end must be after the start. */
export const isNoticeTime = ({ from, until }: NoticeTime): boolean =>
  from === null || until === null || from < until

/** `2026.11.27 18:00` */
export const formatMinute = (minute: string): string => minute.replaceAll('-', '.').replace('T', ' ')

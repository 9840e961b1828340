import { serverClockOffset } from '@seriba/domain/time/server-clock'

let offset = 0

/** The time that applies to deadlines, whatever this machine's clock says. */
export const serverNow = () => new Date(Date.now() + offset)

/** Every answer says when it was given. */
export function syncServerClock(sent: number, header: string | null | undefined) {
  const date = Date.parse(header ?? '')
  if (date) offset = serverClockOffset({ sent, received: Date.now(), date })
}

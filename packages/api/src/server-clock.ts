import { clockOffset } from '@seriba/domain/time/server-clock'

let offset = 0

/** The time that deadlines go by, whatever this machine's clock says. */
export const serverNow = () => new Date(Date.now() + offset)

/** Every answer says when it was given. */
export function heedDate(sent: number, header: string | null | undefined) {
  const date = Date.parse(header ?? '')
  if (date) offset = clockOffset({ sent, received: Date.now(), date })
}

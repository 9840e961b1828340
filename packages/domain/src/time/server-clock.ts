/** When a request was sent and answered by this clock, and the second that the server stamped on its answer. */
type Exchange = { sent: number; received: number; date: number }

/**
 * Milliseconds to add to this clock to get the server's. The server stamped its second at some moment between sending
 * and receiving: 0 while the two clocks may agree, otherwise the smallest correction that makes them agree.
 */
export const serverClockOffset = ({ sent, received, date }: Exchange): number =>
  Math.max(date - received, Math.min(0, date + 999 - sent))

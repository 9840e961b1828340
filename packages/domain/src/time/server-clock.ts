/** When a request was sent and answered by this clock, and the second that the server wrote on its answer. */
type Exchange = { sent: number; received: number; date: number }

/**
 * Milliseconds to add to this clock to have the server's. The server wrote its second at some moment between
 * sending and receiving: 0 while the two clocks may agree, else the least that makes them.
 */
export const serverClockOffset = ({ sent, received, date }: Exchange): number =>
  Math.max(date - received, Math.min(0, date + 999 - sent))

/** What was said about a price, this many minutes ago; as a share of the client's bid. */
export type PlannedNegotiationAct = {
  act: 'ask' | 'offer' | 'forward' | 'refuse'
  minutesAgo: number
  /** As a percentage of the bid; without it, the last offer or nothing is meant. */
  percent?: number
  note?: string
}

export type DemoNegotiation = {
  said: readonly PlannedNegotiationAct[]
  /** Minutes from now until which the side whose turn it is may answer; null if the negotiation has ended. */
  answerIn: number | null
}

/** Negotiations in every state that staff work on; the first one is the demo client's. */
export const demoNegotiations: readonly DemoNegotiation[] = [
  {
    said: [{ act: 'ask', minutesAgo: 15, percent: 104, note: 'The seller wants to settle it today.' }],
    answerIn: 100,
  },
  {
    said: [
      { act: 'ask', minutesAgo: 170, percent: 108 },
      { act: 'offer', minutesAgo: 25, percent: 102, note: 'That is as far as I can go.' },
    ],
    answerIn: 50,
  },
  {
    said: [
      { act: 'ask', minutesAgo: 300, percent: 112 },
      { act: 'offer', minutesAgo: 120, percent: 103 },
      { act: 'forward', minutesAgo: 110 },
    ],
    answerIn: 240,
  },
  {
    said: [
      { act: 'ask', minutesAgo: 400, percent: 115 },
      { act: 'offer', minutesAgo: 330, percent: 104 },
      { act: 'forward', minutesAgo: 320 },
      { act: 'ask', minutesAgo: 45, percent: 109, note: 'The seller came down once and will not again.' },
    ],
    answerIn: 1440,
  },
  {
    said: [
      { act: 'ask', minutesAgo: 700, percent: 118 },
      { act: 'offer', minutesAgo: 600, percent: 103 },
      { act: 'forward', minutesAgo: 590 },
      { act: 'refuse', minutesAgo: 500, note: 'The seller takes the car to the next auction.' },
    ],
    answerIn: null,
  },
]
